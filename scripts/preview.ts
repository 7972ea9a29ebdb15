/** Serves the last build without building: `npm run preview`. */
import { backendForSite } from './backend/for-site.ts'
import { askForPort, listenAddress } from './server/environment.ts'
import { runUntilStopped } from './server/run-until-stopped.ts'
import { serveWithBackend } from './server/serve-with-backend.ts'

await runUntilStopped(async (parts) => {
  const address = listenAddress(process.env)
  await askForPort(address)
  const backend = await backendForSite(process.cwd())
  parts.defer(async () => backend?.stop())
  await serveWithBackend(address, backend, parts)
  return undefined
})
