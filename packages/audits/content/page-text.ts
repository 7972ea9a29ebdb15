export type PageKind = 'home' | 'core' | 'service' | 'location' | 'case study' | 'post' | 'legal'

/** The text of a page's main part, without the parts that its template repeats on other pages. */
export interface PageText {
  path: string
  kind: PageKind
  /** Paragraphs, list items, cells and headings, in order; white space collapsed. */
  blocks: readonly string[]
  headings: readonly string[]
  /** The blocks that are running prose: full sentences in paragraphs and lists. */
  prose: readonly string[]
  answers: readonly string[]
  /** The descriptions in its list of deliverables. */
  deliverables: readonly string[]
  /** The numbers of points in the lists of whom a service is for and not for, if the page has both. */
  fit?: readonly [yes: number, no: number]
  links: readonly string[]
  /** Those in its main part. */
  mainLinks: readonly string[]
  hasSources: boolean
}

const legal = new Set(['/privacy/', '/cookies/', '/terms/', '/accessibility/'])

export function kindOf(path: string): PageKind {
  if (path === '/') return 'home'
  if (legal.has(path)) return 'legal'
  const [, first, second] = path.split('/')
  if (!second) return 'core'
  const kinds: Record<string, PageKind> = {
    services: 'service',
    locations: 'location',
    'case-studies': 'case study',
    blog: 'post',
  }
  return kinds[first ?? ''] ?? 'core'
}

/** A share as a whole percentage. */
export const percent = (share: number): string => `${(share * 100).toFixed(0)}%`

/** The words of a text: letters and digits, with the punctuation that joins them. */
export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu) ?? []

/** Abbreviations whose period may be followed by a capital in the middle of a sentence. */
const abbreviations = ['Mt', 'St', 'U.S']

const sentenceEnd = new RegExp(
  String.raw`(?<=[.!?]["”’)]?)(?<!\b(?:${abbreviations.map((one) => one.replace('.', String.raw`\.`)).join('|')})\.)\s+(?=[\p{Lu}\p{N}“"])`,
  'u',
)

/** The sentences of some blocks; a heading or cell without a period counts as one. */
export const sentencesOf = (blocks: readonly string[]): string[] =>
  blocks.flatMap((block) => block.split(sentenceEnd))
