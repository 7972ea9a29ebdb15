/** Serves the last build without building: `npm run preview`. */
import { backendForSite } from './serve/backend/for-site.ts'
import { serveUntilStopped } from './serve/static/serve-until-stopped.ts'

await serveUntilStopped(await backendForSite(process.cwd()))
