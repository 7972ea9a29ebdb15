/** Starts the embedded backend, builds the site, then serves both: `npm start`. */
import { readCommandLine } from '../engine/command/command-line.ts'
import { runUntilStopped } from '../engine/serve/run-until-stopped.ts'
import { startSite } from '../engine/serve/start-site.ts'

readCommandLine({ usage: 'PORT=4173 HOST=localhost npm start' })

await runUntilStopped((parts) => startSite({ root: process.cwd(), isBuilt: false }, parts))
