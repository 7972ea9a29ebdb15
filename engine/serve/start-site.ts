import { fork } from 'node:child_process'
import { backendForSite, publicSettings } from '../../packages/local-backend/for-site.ts'
import { end } from '../../packages/local-backend/processes.ts'
import { exitStatus } from '../process/run-in-process.ts'
import { serveWithBackend } from './serve-with-backend.ts'
import { askForPort, listenAddress } from './static/environment.ts'

/**
 * Starts the embedded backend and serves the site with it.
 * @param parts Collects the functions that stop both.
 * @param isBuilt Whether to serve the last build; otherwise a new build comes first.
 * @returns The exit status if the build fails; otherwise undefined, and both keep running.
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
    if ((await exitStatus(build)) !== 0) return 1
  }
  await serveWithBackend(address, backend, parts)
  return undefined
}
