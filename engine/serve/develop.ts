import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { backendForSite, publicSettings } from '../../packages/local-backend/for-site.ts'
import { end } from '../../packages/local-backend/processes.ts'
import { askForPort, type ListenAddress } from './static/environment.ts'

interface DevelopmentAddress extends ListenAddress {
  /** A path that the browser opens; empty for none. */
  open: string
}

/** What the process of the development server is told once the backend runs. */
export interface DevelopmentSettings {
  address: DevelopmentAddress
  /** Variables that vite.config.ts reads. */
  environment: Record<string, string>
}

/** Megabytes for the young generation of the server's heap: with Node's 16, it collects garbage twice as long. */
const young = 64

/**
 * Runs Vike's development server in a separate process, with the embedded backend under the same origin.
 * @param parts Collects how to stop both.
 * @returns The exit status of the server, once it has ended.
 * @throws {Error} If the port is taken.
 */
export async function develop(address: DevelopmentAddress, parts: AsyncDisposableStack): Promise<number> {
  await askForPort(address)
  // It loads Vite while the backend starts.
  const vike = fork(path.join(import.meta.dirname, 'development-server.ts'), {
    execArgv: [`--max-semi-space-size=${young}`],
  })
  const ended = once(vike, 'exit')
  parts.defer(() => end(vike, 'SIGTERM'))
  const backend = await backendForSite(process.cwd(), { servesBuild: false })
  parts.defer(async () => backend?.stop())
  const settings: DevelopmentSettings = {
    address,
    environment: { ...publicSettings(backend), ...(backend && { EMBEDDED_BACKEND: backend.url }) },
  }
  vike.send(settings)
  const [status] = (await ended) as [number | null]
  return status ?? 1
}
