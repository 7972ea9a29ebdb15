/** Runs the checks for search and answer engines on every route of the last build: `npm run audit:seo`. */
import { builtSite } from '../packages/audits/site/built-site.ts'
import { auditSite, checks } from '../packages/audits/seo/audit.ts'
import { formatTable } from '../packages/audits/table.ts'
import { readCommandLine } from '../engine/command/command-line.ts'

readCommandLine({ usage: 'npm run audit:seo' })

const site = builtSite()
const faults = auditSite(site)
const rows = checks.map(({ name }) => [name, faults.filter(({ check }) => check === name).length])
console.log(formatTable([['check', 'problems'], ...rows]))
for (const { path, check, message } of faults) console.error(`${path} ${check}: ${message}`)
console.log(`\n${site.routes.length} routes × ${checks.length} checks, ${faults.length} problems`)
process.exitCode = faults.length > 0 ? 1 : 0
