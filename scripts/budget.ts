/** Bytes of every page by kind, against their budgets: `npm run budget`. */
import { reportBytes } from './checks/bytes/report.ts'
import { readCommandLine } from './command/command-line.ts'

readCommandLine({ usage: 'npm run budget' })
process.exitCode = reportBytes() ? 0 : 1
