/** Measures how many small changes to the code the unit tests notice: `npm run test:mutants`. See docs/testing.md. */
import { globSync } from 'node:fs'
import { readCommandLine } from '../engine/command/command-line.ts'
import { runMutants } from '../packages/mutants/run-mutants.ts'

const { options, positionals } = readCommandLine({
  usage: 'npm run test:mutants -- [PATTERN…]',
  positionals: (word) => globSync(word).length > 0,
  options: {
    percent: { type: 'number', default: 100, least: 0, help: 'the share of the changes to try' },
    'all-steps': {
      type: 'boolean',
      help: 'has build, site and backend try what unit tests miss, a minute each',
    },
    concurrency: { type: 'number', default: 2, least: 1, help: 'processes that run tests in parallel' },
  },
})
await runMutants({
  patterns: positionals,
  concurrency: options.concurrency,
  percent: options.percent,
  areAllStepsRun: options['all-steps'] === true,
})
