/** Serves the last build without building: `npm run preview`. */
import { backendForSite } from '../packages/local-backend/for-site.ts'
import { askForPort, listenAddress } from '../engine/serve/static/environment.ts'
import { runUntilStopped } from '../engine/serve/run-until-stopped.ts'
import { serveWithBackend } from '../engine/serve/serve-with-backend.ts'

await runUntilStopped(async (parts) => {
  const address = listenAddress(process.env)
  await askForPort(address)
  const backend = await backendForSite(process.cwd())
  parts.defer(async () => backend?.stop())
  await serveWithBackend(address, backend, parts)
  return undefined
})
