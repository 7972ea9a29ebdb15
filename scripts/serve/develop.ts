import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { site } from '../../content/site.ts'
import { assertAddress } from '../build/process/assert-address.ts'
import { backendForSite, publicSettings } from './backend/for-site.ts'
import { end } from './backend/processes.ts'
import { askForPort, type ListenAddress } from './static/environment.ts'

export interface DevelopmentAddress extends ListenAddress {
  /** A path that the browser opens; empty for none. */
  open: string
}

/**
 * Runs Vike's development server in a separate process, with the embedded backend under the same origin.
 * @param parts Collects how to stop both.
 * @returns The exit status of the server, once it has ended.
 * @throws {Error} If the port is taken, or the site's address cannot be used.
 */
export async function develop(address: DevelopmentAddress, parts: AsyncDisposableStack): Promise<number> {
  assertAddress(site.url)
  await askForPort(address)
  const backend = await backendForSite(process.cwd())
  parts.defer(async () => backend?.stop())
  const vike = fork(path.join(import.meta.dirname, 'development-server.ts'), {
    env: {
      ...process.env,
      ...publicSettings(backend),
      ...(backend ? { EMBEDDED_BACKEND: backend.url } : {}),
    },
  })
  parts.defer(() => end(vike, 'SIGTERM'))
  vike.send(address)
  const [status] = (await once(vike, 'exit')) as [number | null]
  return status ?? 1
}
