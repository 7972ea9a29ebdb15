/** Compares the site's speed with its limits: `npm run bench`. See docs/performance.md. */
import { routes } from '../model/routes.ts'
import { readCommandLine } from '../engine/command/command-line.ts'
import { templates } from '../packages/audits/site/templates.ts'
import { runBench } from '../packages/bench/visits/run-bench.ts'

/** A page of each template with a picture on a phone's first screen. */
const withFirstPicture = [
  '/',
  ...[templates.service, templates['case-study'], templates.post, templates.blog, templates.projects].filter(
    (path) => path !== undefined,
  ),
]

const { options, positionals } = readCommandLine({
  usage: 'npm run bench -- [ROUTE…]',
  positionals: routes,
  usual: withFirstPicture,
  options: {
    runs: { type: 'number', default: 3, help: 'loads of each page; 0 skips the paints' },
    rounds: { type: 'number', default: 4, least: 1, help: 'navigations of each kind' },
  },
})
process.exitCode = (await runBench({ paths: positionals, ...options })) ? 0 : 1
