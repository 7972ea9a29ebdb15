import { longSentence, shortSentence } from './habits.ts'
import { percent, sentencesOf, wordsOf, type PageText } from './page-text.ts'
import type { Fault } from './rules.ts'

/**
 * Words and turns of phrase that readers of several pages notice, how often a site may use each in ten thousand words,
 * and what to write instead.
 */
const wornMoves = [
  {
    name: 'somebody, nobody, anybody, everybody',
    pattern: /\b(?:some|no|any|every)(?:body|one)\b/gi,
    most: 10,
    want: 'who it is: the bookkeeper, your insurer, a name',
  },
  {
    name: '"Say", "Suppose", "Imagine" or "Picture" at the start of an example',
    pattern:
      /(?:^|[.!?:]["”’)]? )(?:Or |Now )?(?:Say|Suppose|Imagine|Picture)\b(?= (?!so\b|kindly\b|"|“))/gim,
    most: 3,
    want: 'the example itself',
  },
  { name: '"tells you"', pattern: /\btells? you\b/gi, most: 3, want: 'what one learns' },
  {
    name: '"write down"',
    pattern: /\b(?:write|writes|writing|wrote|written) (?:it |that |this |them )?down\b/gi,
    most: 3,
    want: 'list, note, record',
  },
  { name: '"one page"', pattern: /\bone page\b/gi, most: 3, want: 'what is on it' },
] as const

/** The number of words in an answer of middling length. If most answers have this length, they read like a form. */
const middlingAnswer = [40, 60] as const

/** The share of a site's answers that may have that length, and the share that may open with yes or no. */
const mostMiddling = 0.4
const mostYesNo = 0.3
const yesNo = /^(?:yes|no|usually|not|often)\b/i

/** Some pages list whom a service is for and whom it isn't for: the share whose two lists may have the same length. */
const mostEven = 0.4

/** The share of a site's descriptions of deliverables that may open with "It's" or "They're". */
const mostItIs = 0.1
const itIs = /^(?:it|they)[’'](?:s|re)\b/i

/**
 * The share of pairs of neighboring paragraphs, both of three sentences or more, that may have short, middling and long
 * sentences in the same order.
 */
const mostEqualNeighbors = 0.05

/** Sites with fewer items than this are too small for shares and rates. */
const fewestCounted = 10

const shareOf = <Item>(name: string, items: readonly Item[], is: (item: Item) => boolean, most: number) => ({
  name,
  share: items.length === 0 ? 0 : items.filter(is).length / items.length,
  most,
  of: items.length,
})

/** Halfway from a short sentence to a long one. */
const middle = (shortSentence + longSentence) / 2

/** The order of short, middling and long sentences in a paragraph, one letter each. */
const shapeOf = (paragraph: string): string =>
  sentencesOf([paragraph])
    .map((sentence) => wordsOf(sentence).length)
    .map((words) => (words < shortSentence ? 's' : words < middle ? 'm' : 'l'))
    .join('')

/** The shapes of each pair of neighboring paragraphs that both have three sentences or more. */
const neighbors = ({ prose }: PageText): (readonly [string, string])[] => {
  const shapes = prose.map(shapeOf)
  return shapes.slice(1).flatMap((shape, index) => {
    const before = shapes[index] ?? ''
    return Math.min(shape.length, before.length) < 3 ? [] : [[before, shape] as const]
  })
}

/** How much a site repeats the same lengths of answers and lists, openings, and shapes of paragraphs. */
export function shares(pages: readonly PageText[]) {
  const answers = pages.flatMap((page) => page.answers)
  const [fewest, most] = middlingAnswer
  const isMiddling = (answer: string) => {
    const words = wordsOf(answer).length
    return words >= fewest && words <= most
  }
  return [
    shareOf(`answers of ${fewest} to ${most} words`, answers, isMiddling, mostMiddling),
    shareOf('answers that open with yes or no', answers, (answer) => yesNo.test(answer), mostYesNo),
    shareOf(
      'lists of whom it is for and not for with as many points',
      pages.flatMap(({ fit }) => (fit ? [fit] : [])),
      ([yes, no]) => yes === no,
      mostEven,
    ),
    shareOf(
      'deliverables that open with "It\'s" or "They\'re"',
      pages.flatMap(({ deliverables }) => deliverables),
      (detail) => itIs.test(detail),
      mostItIs,
    ),
    shareOf(
      'pairs of neighboring paragraphs of one shape',
      pages.flatMap(neighbors),
      ([before, shape]) => before === shape,
      mostEqualNeighbors,
    ),
  ]
}

/** How often the site uses each worn phrase, at all and in ten thousand words, and the page that uses it most. */
export function counts(pages: readonly PageText[]) {
  const words = pages.flatMap(({ blocks }) => blocks.flatMap(wordsOf)).length
  return wornMoves.map(({ name, pattern, most, want }) => {
    const uses = pages.map(({ path, blocks }) => ({
      path,
      count: blocks.reduce((sum, block) => sum + (block.match(pattern)?.length ?? 0), 0),
    }))
    const count = uses.reduce((sum, use) => sum + use.count, 0)
    const worst = uses.toSorted((a, b) => b.count - a.count)[0]?.path ?? ''
    return { name, count, rate: words === 0 ? 0 : (count / words) * 10_000, most, want, worst }
  })
}

/** Phrases and shapes that the site as a whole repeats so often that a reader of a few pages would notice. */
export const faultsOfMoves = (pages: readonly PageText[]): Fault[] => [
  ...counts(pages)
    .filter(({ rate, most, count }) => rate > most && count >= fewestCounted)
    .map(({ name, count, rate, most, want, worst }) => ({
      path: worst,
      rule: 'worn move',
      message: `${name}: ${count} times on the site, ${rate.toFixed(1)} in 10,000 words, most of them here; the limit is ${most}. Say ${want}`,
    })),
  ...shares(pages)
    .filter(({ share, most, of }) => share > most && of >= fewestCounted)
    .map(({ name, share, most, of }) => ({
      path: '/',
      rule: 'one shape',
      message: `${percent(share)} of the site's ${of} ${name}; the limit is ${percent(most)}`,
    })),
]
