/** Checks the words of every page of the last build: `npm run audit:content`. */
import { builtSite } from '../packages/audits/site/built-site.ts'
import { contentFaults } from '../packages/audits/content/audit.ts'
import { longShare, shortShare } from '../packages/audits/content/habits.ts'
import { counts, shares } from '../packages/audits/content/moves.ts'
import type { PageKind, PageText } from '../packages/audits/content/page-text.ts'
import { readingGrade } from '../packages/audits/content/readability.ts'
import { depths, formatFault, likenesses, wordCount } from '../packages/audits/content/rules.ts'
import { placeNames } from '../packages/audits/content/place-names.ts'

const pages = builtSite().texts
const pairs = likenesses(pages, placeNames)
const clicks = depths(pages)
const percent = (share: number): string => `${(share * 100).toFixed(0)}%`

console.log(`${'page'.padEnd(58)} words  grade  short  long  links in  out  clicks`)
for (const page of pages) {
  const linksIn = pages.filter((other) => other !== page && other.mainLinks.includes(page.path)).length
  const out = new Set(page.mainLinks).size
  console.log(
    `${page.path.padEnd(58)} ${String(wordCount(page)).padStart(5)}  ${readingGrade(page.prose).toFixed(1).padStart(5)}  ${percent(shortShare(page)).padStart(5)}  ${percent(longShare(page)).padStart(4)}  ${String(linksIn).padStart(8)}  ${String(out).padStart(3)}  ${String(clicks.get(page.path) ?? '-').padStart(6)}`,
  )
}

const kinds = [...new Set<PageKind>(pages.map((page) => page.kind))]
const byKind = (title: string, figure: (page: PageText) => number, show: (value: number) => string) => {
  console.log(`\n${title} by kind (lowest, median, highest)`)
  for (const kind of kinds) {
    const sorted = pages
      .filter((page) => page.kind === kind)
      .map(figure)
      .toSorted((a, b) => a - b)
    const figures = [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)]
    console.log(`  ${kind.padEnd(11)} ${figures.map((value) => show(value ?? 0).padStart(5)).join(' ')}`)
  }
}
byKind(
  'reading grade',
  ({ prose }) => readingGrade(prose),
  (grade) => grade.toFixed(1),
)
byKind('short sentences', shortShare, percent)
byKind('long sentences', longShare, percent)

console.log('\nworn moves, in 10,000 words')
for (const { name, count, rate, most } of counts(pages))
  console.log(`  ${rate.toFixed(1).padStart(5)} of ${most}  ${name} (${count})`)
console.log('\nshapes')
for (const { name, share, most, of } of shares(pages))
  console.log(`  ${percent(share).padStart(5)} of ${percent(most)}  ${name} (${of})`)

console.log('\nthe ten pairs most alike')
for (const { first, second, likeness } of pairs.slice(0, 10)) {
  console.log(`  ${likeness.toFixed(3)}  ${first}  ${second}`)
}

const faults = contentFaults(pages)
for (const fault of faults) console.error(formatFault(fault))
const failed = new Set(faults.map(({ path }) => path)).size
console.log(`\n${pages.length} pages, ${faults.length} faults on ${failed} of them`)
process.exitCode = faults.length > 0 ? 1 : 0
