/** Starts the embedded backend, builds the site, then serves both: `npm start`. */
import { runUntilStopped } from '../engine/serve/run-until-stopped.ts'
import { startSite } from '../engine/serve/start-site.ts'

await runUntilStopped((parts) => startSite(parts, false))
