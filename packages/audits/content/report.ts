import { placeNames } from './place-names.ts'
import type { PageText } from './page-text.ts'
import { readingGrade } from './readability.ts'
import { depths, likenesses, wordCount } from './rules.ts'

const pageLine = (cells: readonly (string | number)[]): string => {
  const [name = '', ...figures] = cells.map(String)
  return name.padEnd(58) + figures.map((text) => text.padStart(10)).join('')
}

/** The figures behind the rules: of each page, of each kind of page, and of the pages that are most alike. */
export function contentReport(pages: readonly PageText[]): string {
  const clicks = depths(pages)
  const rows = pages.map((page) => [
    page.path,
    wordCount(page),
    readingGrade(page.prose).toFixed(1),
    pages.filter((other) => other !== page && other.mainLinks.includes(page.path)).length,
    new Set(page.mainLinks).size,
    clicks.get(page.path) ?? '-',
  ])
  const kinds = [...Map.groupBy(pages, ({ kind }) => kind)].map(([kind, of]) => {
    const grades = of.map(({ prose }) => readingGrade(prose)).toSorted((a, b) => a - b)
    const chosen = [grades[0], grades[Math.floor(grades.length / 2)], grades.at(-1)]
    return `  ${kind.padEnd(11)} ${chosen.map((grade = 0) => grade.toFixed(1)).join('  ')}`
  })
  const pairs = likenesses(pages, placeNames).slice(0, 10)
  return [
    ...[['page', 'words', 'grade', 'links in', 'links out', 'clicks'], ...rows].map(pageLine),
    '\nreading grade by kind (lowest, median, highest)',
    ...kinds,
    '\nthe ten pairs most alike',
    ...pairs.map(({ first, second, likeness }) => `  ${likeness.toFixed(3)}  ${first}  ${second}`),
  ].join('\n')
}
