/** Runs third-party tools on the served site: `npm run test:all -- outside`. */
import { runAudit } from '../packages/audits/outside/run-audit.ts'
import { readCommandLine } from '../engine/command/command-line.ts'

readCommandLine({ usage: 'npm run test:all -- outside' })
process.exitCode = (await runAudit()) === 0 ? 0 : 1
