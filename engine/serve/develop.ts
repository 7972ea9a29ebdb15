import { fork } from 'node:child_process'
import path from 'node:path'
import { backendForSite, publicSettings } from '../../packages/local-backend/for-site.ts'
import { end } from '../../packages/local-backend/processes.ts'
import { exitStatus } from '../process/run-in-process.ts'
import { askForPort, type ListenAddress } from './static/listen-address.ts'

interface DevelopmentAddress extends ListenAddress {
  /** The path to open in the browser; empty for none. */
  open: string
}

/** The message to the development server's process once the backend runs. */
export interface DevelopmentSettings {
  address: DevelopmentAddress
  /** Environment variables that vite.config.ts reads. */
  environment: Record<string, string>
}

/** The young generation of the server's heap, in megabytes. With Node's 16, garbage collection takes twice as long. */
const young = 64

/**
 * Runs Vike's development server in a separate process, with the embedded backend on the same origin.
 * @param parts Collects the functions that stop both.
 * @returns The exit status of the server, once it has ended.
 * @throws {Error} If the port is taken.
 */
export async function develop(address: DevelopmentAddress, parts: AsyncDisposableStack): Promise<number> {
  await askForPort(address)
  // The process loads Vite while the backend starts.
  const vike = fork(path.join(import.meta.dirname, 'development-server.ts'), {
    execArgv: [`--max-semi-space-size=${young}`],
    env: {
      ...process.env,
      // Vite loads the configuration. Vike would bundle it first, to look for its own plugin there.
      VITE_CONFIG: '{ "configFile": false }',
      // In a test runner, Vike leaves itself out.
      VITEST: undefined,
    },
  })
  const status = exitStatus(vike)
  parts.defer(() => end(vike, 'SIGTERM'))
  const backend = await backendForSite(process.cwd(), { servesBuild: false })
  parts.defer(async () => backend?.stop())
  const settings: DevelopmentSettings = {
    address,
    environment: { ...publicSettings(backend), ...(backend && { EMBEDDED_BACKEND: backend.url }) },
  }
  vike.send(settings)
  return status
}
