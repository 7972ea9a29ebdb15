import { longShare, shortShare } from './habits.ts'
import { counts, shares } from './moves.ts'
import { formatTable } from '../table.ts'
import { percent, type PageText } from './page-text.ts'
import { readingGrade } from './readability.ts'
import { depths, wordCount } from './rules.ts'

/** The figures behind the rules: for each page, and for the site as a whole. */
export function contentReport(pages: readonly PageText[]): string {
  const clicks = depths(pages)
  const rows = pages.map((page) => [
    page.path,
    wordCount(page),
    readingGrade(page.prose).toFixed(1),
    percent(shortShare(page)),
    percent(longShare(page)),
    pages.filter((other) => other !== page && other.mainLinks.includes(page.path)).length,
    new Set(page.mainLinks).size,
    clicks.get(page.path) ?? '-',
  ])
  return [
    formatTable([['page', 'words', 'grade', 'short', 'long', 'links in', 'links out', 'clicks'], ...rows]),
    '\noverused moves, per 10,000 words',
    ...counts(pages).map(
      ({ name, count, rate, most }) => `  ${rate.toFixed(1).padStart(5)} of ${most}  ${name} (${count})`,
    ),
    '\nshapes',
    ...shares(pages).map(
      ({ name, share, most, of }) => `  ${percent(share).padStart(5)} of ${percent(most)}  ${name} (${of})`,
    ),
  ].join('\n')
}
