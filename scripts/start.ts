/** Starts the embedded backend, builds the site, then serves both: `npm start`. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { backendForSite, publicSettings } from './serve/backend/for-site.ts'
import { serveUntilStopped } from './serve/static/serve-until-stopped.ts'

const backend = await backendForSite(process.cwd())
const build = spawn(process.execPath, ['scripts/build.ts'], {
  stdio: 'inherit',
  env: { ...process.env, ...publicSettings(backend) },
})
const [status] = await once(build, 'exit')
if (status === 0) {
  await serveUntilStopped(backend)
} else {
  await backend?.stop()
  process.exitCode = 1
}
