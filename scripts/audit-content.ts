/** Checks the text of every page of the last build: `npm run audit:content`. */
import { readCommandLine } from '../engine/command/command-line.ts'
import { siteFolder } from '../engine/process/site-folder.ts'
import { builtSite } from '../packages/audits/site/built-site.ts'
import { binding, contentFaults } from '../packages/audits/content/audit.ts'
import { contentReport } from '../packages/audits/content/report.ts'
import { formatFault } from '../packages/audits/content/rules.ts'

readCommandLine({ usage: 'npm run audit:content' })

const { texts: pages } = builtSite()
console.log(contentReport(pages))
const faults = contentFaults(pages)
for (const fault of faults) console.error(formatFault(fault))
const failed = new Set(faults.map(({ path }) => path)).size
console.log(`\n${pages.length} pages, ${faults.length} problems on ${failed} of them`)
process.exitCode = binding(faults, siteFolder(process.cwd())).length > 0 ? 1 : 0
