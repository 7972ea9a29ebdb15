/** Runs two accessibility engines on every page and state of the last build: `npm run audit:a11y`. */
import { runAudit } from '../packages/audits/accessibility/run-audit.ts'
import { readCommandLine } from '../engine/command/command-line.ts'

const { options } = readCommandLine({
  usage: 'npm run audit:a11y',
  options: {
    record: {
      type: 'boolean',
      help: 'records the results for the accessibility statement, in accessibility-audit.json of the site’s folder',
    },
  },
})
process.exitCode = (await runAudit(options.record === true)) === 0 ? 0 : 1
