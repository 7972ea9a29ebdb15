/** Checks the words of every page of the last build: `npm run audit:content`. */
import { builtSite } from '../packages/audits/site/built-site.ts'
import { contentFaults } from '../packages/audits/content/audit.ts'
import type { PageKind } from '../packages/audits/content/page-text.ts'
import { readingGrade } from '../packages/audits/content/readability.ts'
import { depths, formatFault, likenesses, wordCount } from '../packages/audits/content/rules.ts'
import { placeNames } from '../packages/audits/content/place-names.ts'

const pages = builtSite().texts
const pairs = likenesses(pages, placeNames)
const clicks = depths(pages)

console.log(`${'page'.padEnd(58)} words  grade  links in  out  clicks`)
for (const page of pages) {
  const linksIn = pages.filter((other) => other !== page && other.mainLinks.includes(page.path)).length
  const out = new Set(page.mainLinks).size
  console.log(
    `${page.path.padEnd(58)} ${String(wordCount(page)).padStart(5)}  ${readingGrade(page.prose).toFixed(1).padStart(5)}  ${String(linksIn).padStart(8)}  ${String(out).padStart(3)}  ${String(clicks.get(page.path) ?? '-').padStart(6)}`,
  )
}

console.log('\nreading grade by kind (lowest, median, highest)')
for (const kind of new Set<PageKind>(pages.map((page) => page.kind))) {
  const grades = pages.filter((page) => page.kind === kind).map(({ prose }) => readingGrade(prose))
  const sorted = grades.toSorted((a, b) => a - b)
  const show = (value: number | undefined) => (value ?? 0).toFixed(1)
  console.log(
    `  ${kind.padEnd(11)} ${show(sorted[0])}  ${show(sorted[Math.floor(sorted.length / 2)])}  ${show(sorted.at(-1))}`,
  )
}

console.log('\nthe ten pairs most alike')
for (const { first, second, likeness } of pairs.slice(0, 10)) {
  console.log(`  ${likeness.toFixed(3)}  ${first}  ${second}`)
}

const faults = contentFaults(pages)
for (const fault of faults) console.error(formatFault(fault))
const failed = new Set(faults.map(({ path }) => path)).size
console.log(`\n${pages.length} pages, ${faults.length} faults on ${failed} of them`)
process.exitCode = faults.length > 0 ? 1 : 0
