/** Serves the last build without building: `npm run preview`. */
import { backendForSite } from './serve/backend/for-site.ts'
import { askForPort, listenAddress } from './serve/static/environment.ts'
import { runUntilStopped } from './serve/run-until-stopped.ts'
import { serveWithBackend } from './serve/serve-with-backend.ts'

await runUntilStopped(async (parts) => {
  const address = listenAddress(process.env)
  await askForPort(address)
  const backend = await backendForSite(process.cwd())
  parts.defer(async () => backend?.stop())
  await serveWithBackend(address, backend, parts)
  return undefined
})
