/** Runs two accessibility engines on every page and state of the last build: `npm run audit:a11y`. */
import { recordAudit, runAudit } from '../packages/audits/accessibility/run-audit.ts'
import { readCommandLine } from '../engine/command/command-line.ts'

const { options } = readCommandLine({
  usage: 'npm run audit:a11y',
  options: {
    record: {
      type: 'boolean',
      help: 'records the results for the accessibility statement, in sites/spanwright/accessibility-audit.json',
    },
  },
})
const results = await runAudit()
if (options.record) recordAudit(results)
process.exitCode = results.some(({ findings }) => findings.length > 0) ? 1 : 0
