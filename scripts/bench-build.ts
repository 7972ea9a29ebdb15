/** Measures builds of sites with many pages: `npm run bench:build`. See docs/performance.md. */
import { readCommandLine } from '../engine/command/command-line.ts'
import { runBuildBench } from '../packages/bench/build/run-bench.ts'

const { positionals } = readCommandLine({
  usage: 'npm run bench:build -- [PAGES…] (on Linux; each 100 or more)',
  positionals: (word) => Number.isInteger(Number(word)) && Number(word) >= 100,
  usual: ['100', '1000', '10000', '50000'],
})
process.exitCode = (await runBuildBench(positionals.map(Number))) ? 0 : 1
