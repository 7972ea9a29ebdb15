/** Serves the last build without building: `npm run preview`. */
import { backendForSite } from './backend/for-site.ts'
import { serveUntilStopped } from './server/serve-until-stopped.ts'

await serveUntilStopped(await backendForSite(process.cwd()))
