/** Measures how many small changes to the code the unit tests notice: `npm run test:mutants`. See docs/testing.md. */
import { globSync } from 'node:fs'
import { readCommandLine } from '../engine/command/command-line.ts'
import { runMutants } from '../packages/mutants/run-mutants.ts'

const { options, positionals } = readCommandLine({
  usage: 'npm run test:mutants -- [PATTERN…]',
  positionals: (word) => globSync(word).length > 0,
  options: {
    concurrency: { type: 'number', default: 2, least: 1, help: 'processes that run tests in parallel' },
  },
})
await runMutants(positionals, options.concurrency)
