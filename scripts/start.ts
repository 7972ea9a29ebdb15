/** Starts the embedded backend, builds the site, then serves both: `npm start`. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { backendForSite, publicSettings } from '../packages/local-backend/for-site.ts'
import { end } from '../packages/local-backend/processes.ts'
import { askForPort, listenAddress } from '../engine/serve/static/environment.ts'
import { runUntilStopped } from '../engine/serve/run-until-stopped.ts'
import { serveWithBackend } from '../engine/serve/serve-with-backend.ts'

await runUntilStopped(async (parts) => {
  const address = listenAddress(process.env)
  await askForPort(address)
  const backend = await backendForSite(process.cwd())
  parts.defer(async () => backend?.stop())
  const build = fork('scripts/run.ts', ['build'], { env: { ...process.env, ...publicSettings(backend) } })
  parts.defer(() => end(build, 'SIGTERM'))
  const [status] = (await once(build, 'exit')) as [number | null]
  if (status !== 0) return 1
  await serveWithBackend(address, backend, parts)
  return undefined
})
