/** Serves the last build: `npm run preview`. */
import { runUntilStopped } from '../engine/serve/run-until-stopped.ts'
import { startSite } from '../engine/serve/start-site.ts'

await runUntilStopped((parts) => startSite(parts, true))
