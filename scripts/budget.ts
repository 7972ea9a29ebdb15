/** Compares the bytes of every page, by kind, with their budgets: `npm run budget`. */
import { reportBytes } from '../packages/audits/bytes/report.ts'
import { readCommandLine } from '../engine/command/command-line.ts'

readCommandLine({ usage: 'npm run budget' })
process.exitCode = reportBytes() ? 0 : 1
