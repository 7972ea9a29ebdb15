/** `npm test` runs what every commit must pass; `npm run test:all` runs the long steps too, or only those named. */
import { readCommandLine } from '../engine/command/command-line.ts'
import { checkPrograms } from '../tests/suite/check-programs.ts'
import { runSteps } from '../tests/suite/run-steps.ts'
import { steps } from '../tests/suite/steps.ts'

const { options, positionals } = readCommandLine({
  usage: 'npm run test:all -- [STEP…]',
  positionals: steps.map(({ name }) => name),
  options: {
    all: { type: 'boolean', help: 'includes the long steps' },
    install: { type: 'boolean', help: 'installs missing system programs first (as root, with apt)' },
  },
})
const chosen = steps.filter(({ name, isLong }) =>
  positionals.length > 0 ? positionals.includes(name) : options.all || !isLong,
)
const isReady = checkPrograms(chosen, options.install === true)
const { passed, failed } = isReady ? await runSteps(chosen) : { passed: 0, failed: chosen.length }
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
