/** Runs third-party tools on the served site: `npm run test:all -- outside`. */
import { runAudit } from './checks/outside/run-audit.ts'
import { readCommandLine } from './command/command-line.ts'

readCommandLine({ usage: 'npm run test:all -- outside' })
process.exitCode = (await runAudit()) === 0 ? 0 : 1
