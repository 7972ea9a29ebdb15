import { declared } from '../../../.site/pages.ts'
import { terms } from '../../../model/terms.ts'
import { maskNames, jaccard, shingles } from '../../../engine/content/similarity.ts'
import { sourceOf } from './find-source.ts'
import { sentencesOf, wordsOf, type PageKind, type PageText } from './page-text.ts'
import { readingGrade } from './readability.ts'

/** The number of words of running text, by kind of page; kinds without a range are not measured. */
const wordRange: Partial<Record<PageKind, readonly [least: number, most: number]>> = {
  service: [700, 1400],
  location: [300, 800],
  'case study': [900, 1300],
  post: [1200, 1800],
}

/** Flesch–Kincaid grade above which a page is too hard for the readers we write for. */
const hardestGrade = 10

/** How many sentences a page may share with others. */
const mostShared = 2

/** Phrases that every agency uses, and that therefore say nothing. */
const bannedPhrases = [
  'unlock',
  'elevate',
  'seamless',
  'cutting-edge',
  'fast-paced',
  'game-chang',
  'world-class',
  'best-in-class',
  'empower',
  'holistic',
  'synergy',
  'delve',
  'tapestry',
  'supercharge',
  'revolutioni',
  'state-of-the-art',
  'next-level',
  'one-stop',
  'tailored solutions',
] as const

/** Praise that would need proof. */
const superlative =
  /\b(number one|#1|award-winning|most trusted|leading (?:agency|firm|company|provider)|guaranteed (?:results|rankings)|(?:the|our) (?:best|fastest|cheapest) (?:agency|firm|team|service)s?)\b/i

/** Signs of unfinished text. */
const placeholder = /\b(?:lorem ipsum|tbd|fixme|xxx)\b|\{\{|\[insert/i

/** Another such sign, in capitals only, since `todo` is a Spanish word. */
const capitalPlaceholder = /\bTODO\b/

/** A percentage in figures. */
const percentage = /\d\s?(?:%|percent\b)/

/**
 * Words that show that a percentage is assumed or computed, so the reader can redo the math. Any other percentage is a
 * claim, and its page must name its sources.
 */
const reckoned = /\b(suppose|assum\w*|interval|independently|if (?:a|the|one|you)|we chose|enlarged)\b/i

export interface Fault {
  path: string
  rule: string
  message: string
  text?: string
}

/** Blocks that are sentences, not headings or table cells. */
const running = ({ blocks }: PageText): string[] =>
  blocks.filter((block) => /[.!?:]\s?["”“’»)]?$/.test(block))

export const wordCount = (page: PageText): number => running(page).flatMap(wordsOf).length

/** Faults of a single page. */
export function faultsOfPage(page: PageText): Fault[] {
  const faults: Fault[] = []
  const report = (rule: string, message: string) => faults.push({ path: page.path, rule, message })
  const about = (block: string) => `"${block.slice(0, 100)}"`
  const words = wordCount(page)
  const [fewest, most] = wordRange[page.kind] ?? [0, Infinity]
  if (words < fewest || words > most)
    report('length', `${words} words; a ${page.kind} has ${fewest} to ${most}`)
  const grade = readingGrade(page.prose)
  if (page.kind !== 'legal' && grade > hardestGrade)
    report('readability', `reading grade ${grade.toFixed(1)}; the limit is ${hardestGrade}`)
  for (const block of page.blocks) {
    for (const phrase of bannedPhrases)
      if (block.toLowerCase().includes(phrase)) report('banned phrase', `"${phrase}" in ${about(block)}`)
    if (superlative.test(block)) report('claim', `praise without proof: ${about(block)}`)
    if (placeholder.test(block) || capitalPlaceholder.test(block)) report('placeholder', about(block))
  }
  for (const block of running(page))
    if (percentage.test(block) && !page.hasSources && !reckoned.test(block))
      report('claim', `a percentage without a source or a calculation: ${about(block)}`)
  return faults
}

/** Index pages, which quote the summaries of other pages. */
const indexes: ReadonlySet<string> = new Set(declared.flatMap((page) => ('isIndex' in page ? page.path : [])))

/** The firm's terms, whose wording is the same wherever they appear. */
const agreed = new Set(sentencesOf(Object.values(terms).map(String)).map((term) => term.toLowerCase()))

/** Sentences of five words or more that appear on several pages, by page; without index pages and the firm's terms. */
function sharedSentences(pages: readonly PageText[]) {
  const sentences = pages.flatMap((page) => {
    const own = indexes.has(page.path) ? [] : sentencesOf(running(page))
    const counted = own.filter((sentence) => wordsOf(sentence).length >= 5).map((each) => each.toLowerCase())
    return [...new Set(counted)]
      .filter((sentence) => !agreed.has(sentence))
      .map((sentence) => ({ sentence, path: page.path }))
  })
  const uses = Map.groupBy(sentences, ({ sentence }) => sentence)
  const shared = [...uses.values()].filter(({ length }) => length > 1).flat()
  return Map.groupBy(shared, ({ path }) => path)
}

/** Pages that share too many sentences with others. */
export const faultsOfSharing = (pages: readonly PageText[]): Fault[] =>
  [...sharedSentences(pages)]
    .filter(([, { length }]) => length > mostShared)
    .map(([path, { length, 0: first }]) => ({
      path,
      rule: 'repetition',
      message: `${length} sentences of other pages, such as "${first?.sentence}"`,
    }))

/** Every pair of pages with its Jaccard index of five-word runs, place names masked; the most similar pair first. */
export function likenesses(pages: readonly PageText[], names: readonly string[]) {
  const runs = pages.map((page) => ({
    path: page.path,
    set: shingles(maskNames(page.blocks.join(' '), names)),
  }))
  return runs
    .flatMap((one, index) =>
      runs.slice(index + 1).map((other) => ({
        first: one.path,
        second: other.path,
        likeness: jaccard(one.set, other.set),
      })),
    )
    .toSorted((a, b) => b.likeness - a.likeness)
}

/** The number of clicks from home to each page that can be reached. */
export function depths(pages: readonly PageText[]): Map<string, number> {
  const links = new Map(pages.map((page) => [page.path, page.links]))
  const found = new Map([['/', 0]])
  // A Map iterates in insertion order, including entries added during the loop, so the search is breadth-first.
  for (const [path, depth] of found) {
    for (const link of links.get(path) ?? []) {
      if (links.has(link) && !found.has(link)) found.set(link, depth + 1)
    }
  }
  return found
}

/** A fault in one line, with the file and line of its text. */
export function formatFault({ path, rule, message, text }: Fault): string {
  const source = text === undefined ? undefined : sourceOf(text)
  return `${source === undefined ? '' : `${source} `}${path} ${rule}: ${message}`
}
