import { fork } from 'node:child_process'
import { once } from 'node:events'
import { backendForSite, publicSettings } from '../../packages/local-backend/for-site.ts'
import { end } from '../../packages/local-backend/processes.ts'
import { serveWithBackend } from './serve-with-backend.ts'
import { askForPort, listenAddress } from './static/environment.ts'

/**
 * Starts the embedded backend and serves the site with it.
 * @param parts Collects how to stop both.
 * @param isBuilt Whether the last build will do; if not, a build comes first.
 * @returns The exit status if the build fails; otherwise nothing, and both keep running.
 * @throws {Error} If the port is taken.
 */
export async function startSite(parts: AsyncDisposableStack, isBuilt: boolean): Promise<number | undefined> {
  const address = listenAddress(process.env)
  await askForPort(address)
  const backend = await backendForSite(process.cwd())
  parts.defer(async () => backend?.stop())
  if (!isBuilt) {
    const build = fork('scripts/run.ts', ['build'], { env: { ...process.env, ...publicSettings(backend) } })
    parts.defer(() => end(build, 'SIGTERM'))
    const [status] = (await once(build, 'exit')) as [number | null]
    if (status !== 0) return 1
  }
  await serveWithBackend(address, backend, parts)
  return undefined
}
