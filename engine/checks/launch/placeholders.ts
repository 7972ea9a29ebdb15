import { gapsIn } from './gaps.ts'
import type { Site } from '../../../model/site.ts'

/** Something that the owner has to replace or decide before the site goes live. */
export interface OpenPoint {
  file: string
  /** The key within the file. */
  key: string
  value: string
  /** What to put there, and why. */
  advice: string
}

const file = 'site.yaml'

/** Domains reserved for tests and examples (RFC 2606, sections 2 and 3). */
const reservedDomain = /\.(example|test|invalid|localhost)$|(^|\.)example\.(com|net|org)$/
/** 555-0100 to 555-0199 are reserved for fiction (NANPA). */
const fictionalPhone = /55501\d\d$/

const host = (url: string): string => URL.parse(url)?.hostname ?? url

/** Whether an address is a placeholder. */
export const isPlaceholderAddress = (url: string): boolean => reservedDomain.test(host(url))

/**
 * The settings that are still placeholders, in file order.
 * @param isMadeUp Whether the firm is only a demonstration.
 */
export function openPointsOfSite(site: Site, isMadeUp: boolean): OpenPoint[] {
  const point = (isOpen: boolean, key: string, value: string, advice: string): OpenPoint[] =>
    isOpen ? [{ file, key, value, advice }] : []
  const mailHost = site.email.split('@')[1] ?? ''
  return [
    ...point(
      isMadeUp,
      'demonstration',
      'true',
      'set it to false once name, legalName and founder are those of a real firm',
    ),
    ...point(isPlaceholderAddress(site.url), 'url', site.url, 'the site’s public address'),
    ...point(
      fictionalPhone.test(site.phone.e164),
      'phone',
      site.phone.display,
      'a number that someone answers',
    ),
    ...point(reservedDomain.test(mailHost), 'email', site.email, 'a mailbox that someone reads'),
    ...point(
      site.backend.url === '',
      'backend.url',
      '(empty)',
      'the Supabase project that receives messages (docs/backend.md)',
    ),
    ...point(
      site.backend.url !== '' && site.backend.key === '',
      'backend.key',
      '(empty)',
      'its publishable key',
    ),
  ]
}

/**
 * What only a real firm has, and a site can't invent for it.
 * @param settings The text of site.yaml.
 */
export const openPointsOfRealFirm = (settings: string): OpenPoint[] =>
  /^legalName:/m.test(settings)
    ? []
    : [
        {
          file,
          key: 'legalName',
          value: '(empty)',
          advice: 'the firm’s registered name, even if it is the same',
        },
      ]

/** @param passed The last day of a notice that has ended; otherwise empty. */
export const openPointsOfNotice = (passed: string): OpenPoint[] =>
  passed
    ? [{ file, key: 'notice.last', value: passed, advice: 'remove the notice, or change its dates' }]
    : []

/** What names a firm. */
export interface Identity {
  name: string
  founder: { name: string }
}

/** What still names the sample's firm. */
export const openPointsOfSample = (site: Identity, sample: Identity): OpenPoint[] =>
  [
    { key: 'name', value: site.name, sampled: sample.name },
    { key: 'founder.name', value: site.founder.name, sampled: sample.founder.name },
  ]
    .filter(({ value, sampled }) => value === sampled)
    .map(({ key, value }) => ({ file, key, value, advice: 'your own: this is the sample’s' }))

/** A note that asks for a lawyer's review. A law office mentions lawyers anyway. */
const askingForLawyer = /\blawyer\b[^.\n]*\b(?:check|compare|read|replace|review)|\breview[^.\n]*\blawyer\b/i

/** Legal texts that nobody has reviewed for this firm; until then, each asks for a lawyer. */
export const openPointsOfTexts = (texts: readonly { file: string; text: string }[]): OpenPoint[] =>
  texts.flatMap(({ file: source, text }) => {
    const points: OpenPoint[] = []
    if (askingForLawyer.test(text))
      points.push({
        file: source,
        key: 'lawyer',
        value: 'not reviewed',
        advice: 'have your lawyer check it, then remove the note',
      })
    if (!/^reviewed:/m.test(text))
      points.push({
        file: source,
        key: 'reviewed',
        value: '(empty)',
        advice: 'who has reviewed it for the firm (by), and when (on)',
      })
    return points
  })

/** Prices that are still those of a starter. */
export const openPointsOfPrices = (prices: string, starters: readonly string[]): OpenPoint[] =>
  /^ *(?:from|hours):/m.test(prices) && starters.includes(prices)
    ? [
        {
          file: 'prices.yaml',
          key: 'work',
          value: 'same as in the starter',
          advice: 'what your firm charges',
        },
      ]
    : []

/** A file of a starter, and the city of its firm. */
export interface StarterFile {
  city: string
  text: string
}

/** Place pages that are still a starter's, for a firm in another city. */
export const openPointsOfPlaces = (
  texts: readonly { file: string; text: string }[],
  city: string,
  starters: readonly StarterFile[],
): OpenPoint[] =>
  texts
    .filter(({ text }) => starters.some((starter) => starter.text === text && starter.city !== city))
    .map((source) => ({
      file: source.file,
      key: 'place',
      value: 'same as in the starter',
      advice: 'write about a place where your firm works, or delete the file',
    }))

/** Texts that are still a starter's, on a site in another language. */
export const openPointsOfLanguage = (
  texts: readonly { file: string; text: string }[],
  language: string,
  starters: readonly { language: string; text: string }[],
): OpenPoint[] => {
  const others = new Map(
    starters
      .filter((starter) => !sameLanguage(starter.language, language))
      .map((starter) => [starter.text, starter.language]),
  )
  return texts.flatMap(({ file: source, text }) => {
    const found = others.get(text)
    return found === undefined
      ? []
      : [{ file: source, key: 'language', value: found, advice: `your text, in ${language}` }]
  })
}

const sameLanguage = (one: string, other: string): boolean => one.split('-')[0] === other.split('-')[0]

/** A YAML list on one line, which has its own brackets, or in a map on one. Texts in brackets are in quotes or blocks. */
const listOfYaml = /^[ ]*(?:- )?[\w-]+:[ ]*\[.*\][ ]*$|(?<=\{[^{}\n]*)[\w-]+:[ ]*\[[^[\]\n]*\]/gm

/** Starter texts that have not been replaced, one point per file. */
export const openPointsOfStarter = (texts: readonly { file: string; text: string }[]): OpenPoint[] =>
  texts.flatMap(({ file: source, text }) => {
    const gaps = gapsIn(text.replace(listOfYaml, ''))
    return gaps.length === 0
      ? []
      : [
          {
            file: source,
            key: `${gaps.length} ${gaps.length === 1 ? 'text' : 'texts'} in brackets`,
            value: gaps[0] ?? '',
            advice: 'write your own text',
          },
        ]
  })

export const formatPoints = (points: readonly OpenPoint[]): string => {
  const lines = points.map(
    ({ file: source, key, value, advice }) => `${source}  ${key}: ${value}\n    → ${advice}`,
  )
  return `${lines.join('\n')}\n\n${points.length} points are open before launch.`
}
