/** Every check of search and answer engines over every route of the last build: `npm run audit:seo`. */
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { places } from '../content/places.ts'
import { redirects } from '../content/redirects.ts'
import { routes } from '../content/routes.ts'
import { site as config } from '../content/site.ts'
import { auditSite, auditTable, checks } from './checks/seo/audit.ts'
import { openSite } from './checks/seo/audited-site.ts'

const folder = path.resolve('dist/client')

const site = openSite({
  origin: config.url,
  name: config.name,
  language: config.language,
  routes,
  redirects,
  placeNames: [...Object.values(places).map(({ name }) => name), config.address.locality],
  read: (file) => {
    const target = path.join(folder, file)
    return existsSync(target) && statSync(target).isFile() ? readFileSync(target) : undefined
  },
})
const faults = auditSite(site)

console.log(auditTable(site, faults).join('\n'))
for (const { path: route, check, message } of faults) console.error(`${route} ${check}: ${message}`)
const total = routes.length * checks.length
const failed = new Set(faults.map(({ path: route, check }) => `${route} ${check}`)).size
console.log(`\n${routes.length} routes × ${checks.length} checks, ${faults.length} faults`)
mkdirSync('reports', { recursive: true })
writeFileSync(
  'reports/seo.json',
  JSON.stringify({ numPassedTests: Math.max(0, total - failed), numTotalTests: total }),
)
process.exitCode = faults.length > 0 ? 1 : 0
