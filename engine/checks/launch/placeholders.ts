import { gapsIn } from './gaps.ts'
import type { Site } from '../../../model/site.ts'

/** Something that the owner has to replace or decide before the site goes live. */
export interface OpenPoint {
  /** Its path in the site's folder; in the list for the owner, from the project's root. */
  file: string
  /** The key within the file. */
  key: string
  value: string
  /** What to put there, and why. */
  advice: string
}

export const settingsFile = 'site.yaml'

/** Domains reserved for tests and examples (RFC 2606, sections 2 and 3). */
const reservedDomain = /\.(example|test|invalid|localhost)$|(^|\.)example\.(com|net|org)$/
/** 555-0100 to 555-0199 are reserved for fiction (NANPA). */
const fictionalPhone = /55501\d\d$/

const host = (url: string): string => URL.parse(url)?.hostname ?? url

/** Whether an address is a placeholder. */
export const isPlaceholderAddress = (url: string): boolean => reservedDomain.test(host(url))

/** The names that identify a firm. */
export type Identity = Pick<Site, 'name'> & { founder: Pick<Site['founder'], 'name'> }

/** What decides whether settings are open. */
interface Settings {
  site: Site
  /** Whether the firm is only a demonstration. */
  isMadeUp: boolean
  /** The last day of a notice that has ended; otherwise empty. */
  passed: string
  /** The sample's firm, if the owner has not deleted it. */
  sample: Identity | undefined
  /** Whether site.yaml gives the registered name. */
  hasLegalName: boolean
  /** Whether the firm does without a backend. */
  byMail: boolean
}

type Row = readonly [isOpen: boolean, key: string, value: string, advice: string]

/** Those rows about a file that are open. */
const pointsIn = (file: string, rows: readonly Row[]): OpenPoint[] =>
  rows.filter(([isOpen]) => isOpen).map(([, key, value, advice]) => ({ file, key, value, advice }))

/** The settings that are still placeholders, or those of the sample. */
export function openSettings(settings: Settings): OpenPoint[] {
  const { site, isMadeUp, passed, sample, hasLegalName, byMail } = settings
  const mailHost = site.email.split('@')[1] ?? ''
  const { name, founder } = site
  const { url, key } = site.backend
  return pointsIn(settingsFile, [
    [
      isMadeUp,
      'demonstration',
      'true',
      'set it to false once name, legalName and founder are those of a real firm',
    ],
    [isPlaceholderAddress(site.url), 'url', site.url, 'the site’s public address'],
    [site.url.startsWith('http:'), 'url', site.url, 'the same with https, which every host offers'],
    [
      fictionalPhone.test(site.phone?.e164 ?? ''),
      'phone',
      site.phone?.display ?? '',
      'a number that someone answers, or none',
    ],
    [reservedDomain.test(mailHost), 'email', site.email, 'a mailbox that someone reads'],
    [
      url === '' && !byMail,
      'backend.url',
      '(empty)',
      'the Supabase project that receives messages (docs/backend.md), or backend.byMail: true to have them sent by email',
    ],
    [url !== '' && key === '', 'backend.key', '(empty)', 'its publishable key'],
    [passed !== '', 'notice.last', passed, 'remove the notice, or change its dates'],
    [name === sample?.name, 'name', name, ofSample],
    [founder.name === sample?.founder.name, 'founder.name', founder.name, ofSample],
    [!hasLegalName, 'legalName', '(empty)', 'the firm’s registered name, even if it is the same'],
  ])
}

const ofSample = 'your own: this is the sample’s'

/** A note that asks for a lawyer's review. The word alone proves nothing: a law office's texts mention lawyers. */
const askingForLawyer = /\blawyer\b[^.\n]*\b(?:check|compare|read|replace|review)|\breview[^.\n]*\blawyer\b/i

/** A content file with its path in the site's folder. */
export interface SourceFile {
  file: string
  text: string
}

/** Legal texts that nobody has reviewed for this firm; until then, each asks for a lawyer. */
export const openPointsOfTexts = (texts: readonly SourceFile[]): OpenPoint[] =>
  texts.flatMap(({ file, text }) =>
    pointsIn(file, [
      [
        askingForLawyer.test(text),
        'lawyer',
        'not reviewed',
        'have your lawyer check it, then remove the note',
      ],
      [
        !/^reviewed:/m.test(text),
        'reviewed',
        '(empty)',
        'who has reviewed it for the firm (by), and when (on)',
      ],
    ]),
  )

/** A text of a starter, with the city and the state of its firm, and its main language. */
export interface StarterText {
  city: string
  state?: string | undefined
  language: string
  text: string
}

/**
 * Files that are still a starter's.
 * @param point What to replace in them.
 */
export const openCopies = (
  files: readonly SourceFile[],
  starters: readonly StarterText[],
  point: Pick<OpenPoint, 'key' | 'advice'>,
): OpenPoint[] =>
  files
    .filter(({ text }) => starters.some((starter) => starter.text === text))
    .map(({ file }) => ({ file, value: 'same as in the starter', ...point }))

/** Texts with a line that is still a starter's and names its city or state, for a firm elsewhere. */
export const openPointsOfCity = (
  texts: readonly SourceFile[],
  { city, state }: { city: string; state?: string | undefined },
  starters: readonly StarterText[],
): OpenPoint[] => {
  const isNamed = (name: string, line: string) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u').test(line)
  const lines = new Set(
    starters.flatMap((starter) => {
      const names = [starter.city !== city && starter.city, starter.state !== state && starter.state]
      return starter.text.split('\n').filter((line) => names.some((name) => name && isNamed(name, line)))
    }),
  )
  return texts.flatMap(({ file, text }) => {
    // Notes in brackets are open anyway.
    const value = text.split('\n').find((line) => lines.has(line) && !/^[#[]/.test(line))
    const advice = `your own words: this is the starter’s text, for a firm that isn’t in ${city}`
    return value === undefined ? [] : [{ file, key: 'city', value: value.trim().slice(0, 100), advice }]
  })
}

/** Texts with something that is still a starter's, on a site in another language. */
export const openPointsOfLanguage = (
  texts: readonly SourceFile[],
  language: string,
  starters: readonly StarterText[],
): OpenPoint[] => {
  const others = new Map(
    starters
      .filter((starter) => languageOf(starter.language) !== languageOf(language))
      .flatMap((starter) => partsOf(starter.text).map((part) => [part, starter.language] as const)),
  )
  return texts.flatMap(({ file, text }) => {
    const part = partsOf(text).find((each) => others.has(each))
    if (part === undefined) return []
    const value = part === text ? (others.get(part) ?? '') : part.trim().slice(0, 100)
    return [{ file, key: 'language', value, advice: `your text, in ${language}` }]
  })
}

/** Comments, and fields that visitors never see. */
const unseen = /^ *(?:#|(?:because|searcher|compares):).*$/gm

/** A text and its lines, if they say something to visitors: addresses are in no language. */
const partsOf = (text: string): string[] =>
  [text, ...text.split('\n')].filter((part) => /\p{L} \p{L}/u.test(part.replaceAll(unseen, '')))

/** The language of a tag, without its country; `no` is Bokmål. */
const languageOf = (tag: string): string => (tag.split('-')[0] ?? '').replace(/^no$/, 'nb')

/**
 * A YAML list on one line, by itself or in a map on one line: its brackets are no gap. Gaps are in quotes or blocks.
 */
const listOfYaml = /^[ ]*(?:- )?[\w-]+:[ ]*\[.*\][ ]*$|(?<=\{[^{}\n]*)[\w-]+:[ ]*\[[^[\]\n]*\]/gm

/** Starter texts that have not been replaced, one point per file. */
export const openPointsOfStarter = (texts: readonly SourceFile[]): OpenPoint[] =>
  texts.flatMap(({ file, text }) => {
    const [value, ...others] = gapsIn(text.replace(listOfYaml, ''))
    if (value === undefined) return []
    const key = `${others.length === 0 ? '1 text' : `${others.length + 1} texts`} in brackets`
    return [{ file, key, value, advice: 'write your own text' }]
  })

export const formatPoints = (points: readonly OpenPoint[]): string => {
  const lines = points.map(({ file, key, value, advice }) => `${file}  ${key}: ${value}\n    → ${advice}`)
  return `${lines.join('\n')}\n\n${points.length} points are open before launch.`
}
