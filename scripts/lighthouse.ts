/** Runs Lighthouse CI on the last build: `npm run lighthouse` and `npm run lighthouse -- --all`. */
import { routes } from '../model/routes.ts'
import { readCommandLine } from '../engine/command/command-line.ts'
import { measureSite } from '../packages/audits/lighthouse/measure-site.ts'
import { budgetPasses, commitPasses, devices, templatePaths } from '../packages/audits/lighthouse/passes.ts'

const { options, positionals } = readCommandLine({
  usage: 'npm run lighthouse -- [ROUTE…]',
  positionals: routes,
  usual: templatePaths,
  options: {
    all: { type: 'boolean', help: 'every route, instead of one per template' },
    device: { type: 'string', choices: devices, help: 'one device; both by default' },
    commit: { type: 'boolean', help: 'what npm test checks: everything that does not depend on speed' },
  },
})
const paths = options.all ? routes : positionals
const chosen = devices.filter((device) => options.device === undefined || options.device === device)
await measureSite(options.commit ? commitPasses() : budgetPasses(paths, chosen))
