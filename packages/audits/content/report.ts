import { longShare, shortShare } from './habits.ts'
import { counts, shares } from './moves.ts'
import { formatTable } from '../table.ts'
import { percent, type PageText } from './page-text.ts'
import { readingGrade } from './readability.ts'
import { depths, likenesses, wordCount } from './rules.ts'

/**
 * The figures behind the rules: for each page, for each kind of page, and for the most similar pages.
 * @param placeNames Names that make no difference between similar pages.
 */
export function contentReport(pages: readonly PageText[], placeNames: readonly string[]): string {
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
  const byKind = (figure: (page: PageText) => number, show: (value: number) => string) =>
    [...Map.groupBy(pages, ({ kind }) => kind)].map(([kind, of]) => {
      const figures = of.map(figure).toSorted((a, b) => a - b)
      const chosen = [figures[0], figures[Math.floor(figures.length / 2)], figures.at(-1)]
      return `  ${kind.padEnd(11)} ${chosen.map((value = 0) => show(value).padStart(5)).join('')}`
    })
  const pairs = likenesses(pages, placeNames).slice(0, 10)
  return [
    formatTable([['page', 'words', 'grade', 'short', 'long', 'links in', 'links out', 'clicks'], ...rows]),
    '\nreading grade by kind (lowest, median, highest)',
    ...byKind(
      ({ prose }) => readingGrade(prose),
      (grade) => grade.toFixed(1),
    ),
    '\nshort sentences by kind',
    ...byKind(shortShare, percent),
    '\nlong sentences by kind',
    ...byKind(longShare, percent),
    '\noverused moves, per 10,000 words',
    ...counts(pages).map(
      ({ name, count, rate, most }) => `  ${rate.toFixed(1).padStart(5)} of ${most}  ${name} (${count})`,
    ),
    '\nshapes',
    ...shares(pages).map(
      ({ name, share, most, of }) => `  ${percent(share).padStart(5)} of ${percent(most)}  ${name} (${of})`,
    ),
    '\nthe ten most similar pairs',
    ...pairs.map(({ first, second, likeness }) => `  ${likeness.toFixed(3)}  ${first}  ${second}`),
  ].join('\n')
}
