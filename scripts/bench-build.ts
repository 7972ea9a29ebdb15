/** Measures builds of sites with many pages: `npm run bench:build`. See docs/performance.md. */
import { readCommandLine } from '../engine/command/command-line.ts'
import { runBuildBench } from '../packages/bench/build/run-bench.ts'

const { positionals } = readCommandLine({
  usage: 'npm run bench:build -- [PAGES…] (on Linux; each 100 or more)',
  positionals: (word) => Number.isInteger(Number(word)) && Number(word) >= 100,
})
const counts = positionals.length > 0 ? positionals.map(Number) : [100, 1_000, 10_000, 50_000]
process.exitCode = (await runBuildBench(counts)) ? 0 : 1
