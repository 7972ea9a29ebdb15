/** Measures the browser's work from a page's first paint until it is idle: `npm run bench:start`. See docs/performance.md. */
import { routes } from '../model/routes.ts'
import { templates } from '../packages/audits/site/templates.ts'
import { readCommandLine } from '../engine/command/command-line.ts'
import { runStartBench } from '../packages/bench/start/run-start-bench.ts'

const { options, positionals } = readCommandLine({
  usage: 'npm run bench:start [-- ROUTE…]',
  positionals: routes,
  usual: ['/', templates['case-study'], templates.resources, templates.careers].filter(
    (route) => route !== undefined,
  ),
  options: { runs: { type: 'number', default: 5, least: 1, help: 'loads of each page at each speed' } },
})
process.exitCode = (await runStartBench(positionals, options.runs)) ? 0 : 1
