import { gapsIn } from './gaps.ts'
import type { Site } from '../../../model/site.ts'

/** Something that the owner has to replace or decide before the site goes live. */
export interface OpenPoint {
  /** From the project's root, or a file directly in the site's folder. */
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

const openIf = (isOpen: boolean, point: OpenPoint): OpenPoint[] => (isOpen ? [point] : [])

/**
 * The settings that are still placeholders, in the order of the file.
 * @param isMadeUp Whether the firm is only a demonstration.
 */
export function openPointsOfSite(site: Site, isMadeUp: boolean): OpenPoint[] {
  const mailHost = site.email.split('@')[1] ?? ''
  const { url, key } = site.backend
  const settings: [isOpen: boolean, key: string, value: string, advice: string][] = [
    [
      isMadeUp,
      'demonstration',
      'true',
      'set it to false once name, legalName and founder are those of a real firm',
    ],
    [isPlaceholderAddress(site.url), 'url', site.url, 'the site’s public address'],
    [fictionalPhone.test(site.phone.e164), 'phone', site.phone.display, 'a number that someone answers'],
    [reservedDomain.test(mailHost), 'email', site.email, 'a mailbox that someone reads'],
    [url === '', 'backend.url', '(empty)', 'the Supabase project that receives messages (docs/backend.md)'],
    [url !== '' && key === '', 'backend.key', '(empty)', 'its publishable key'],
  ]
  return settings.flatMap(([isOpen, name, value, advice]) =>
    openIf(isOpen, { file: settingsFile, key: name, value, advice }),
  )
}

/**
 * Settings that only a real firm has.
 * @param settings The text of site.yaml.
 */
export const openPointsOfRealFirm = (settings: string): OpenPoint[] =>
  openIf(!/^legalName:/m.test(settings), {
    file: settingsFile,
    key: 'legalName',
    value: '(empty)',
    advice: 'the firm’s registered name, even if it is the same',
  })

/** @param passed The last day of a notice that has ended; otherwise empty. */
export const openPointsOfNotice = (passed: string): OpenPoint[] =>
  openIf(passed !== '', {
    file: settingsFile,
    key: 'notice.last',
    value: passed,
    advice: 'remove the notice, or change its dates',
  })

/** The names that identify a firm. */
export interface Identity {
  name: string
  founder: { name: string }
}

/** Names that are still those of the sample's firm. */
export const openPointsOfSample = (site: Identity, sample: Identity): OpenPoint[] =>
  [
    { key: 'name', value: site.name, sampled: sample.name },
    { key: 'founder.name', value: site.founder.name, sampled: sample.founder.name },
  ]
    .filter(({ value, sampled }) => value === sampled)
    .map(({ key, value }) => ({ file: settingsFile, key, value, advice: 'your own: this is the sample’s' }))

/** A note that asks for a lawyer's review. The word alone proves nothing: a law office's texts mention lawyers. */
const askingForLawyer = /\blawyer\b[^.\n]*\b(?:check|compare|read|replace|review)|\breview[^.\n]*\blawyer\b/i

/** A content file with its path from the project's root. */
interface SourceFile {
  file: string
  text: string
}

/** Legal texts that nobody has reviewed for this firm; until then, each asks for a lawyer. */
export const openPointsOfTexts = (texts: readonly SourceFile[]): OpenPoint[] =>
  texts.flatMap(({ file, text }) => [
    ...openIf(askingForLawyer.test(text), {
      file,
      key: 'lawyer',
      value: 'not reviewed',
      advice: 'have your lawyer check it, then remove the note',
    }),
    ...openIf(!/^reviewed:/m.test(text), {
      file,
      key: 'reviewed',
      value: '(empty)',
      advice: 'who has reviewed it for the firm (by), and when (on)',
    }),
  ])

/** Prices that are still those of a starter. */
export const openPointsOfPrices = (prices: string, starters: readonly string[]): OpenPoint[] =>
  openIf(/^ *(?:from|hours):/m.test(prices) && starters.includes(prices), {
    file: 'prices.yaml',
    key: 'work',
    value: 'same as in the starter',
    advice: 'what your firm charges',
  })

/** Place pages that are still a starter's, for a firm in another city. */
export const openPointsOfPlaces = (
  texts: readonly SourceFile[],
  city: string,
  starters: readonly { city: string; text: string }[],
): OpenPoint[] =>
  texts
    .filter(({ text }) => starters.some((starter) => starter.text === text && starter.city !== city))
    .map(({ file }) => ({
      file,
      key: 'place',
      value: 'same as in the starter',
      advice: 'write about a place where your firm works, or delete the file',
    }))

/** Texts with a line that is still a starter's and names its city, for a firm in another city. */
export const openPointsOfCity = (
  texts: readonly SourceFile[],
  city: string,
  starters: readonly { city: string; text: string }[],
): OpenPoint[] => {
  const isNamed = (name: string, line: string) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u').test(line)
  const lines = new Set(
    starters
      .filter((starter) => starter.city !== city)
      .flatMap((starter) => starter.text.split('\n').filter((line) => isNamed(starter.city, line))),
  )
  return texts.flatMap(({ file, text }) => {
    const value = text.split('\n').find((line) => lines.has(line) && !line.startsWith('#'))
    const advice = `your own words: this is the starter’s text, for a firm that isn’t in ${city}`
    return value === undefined ? [] : [{ file, key: 'city', value: value.trim().slice(0, 100), advice }]
  })
}

/** Texts that are still a starter's, on a site in another language. */
export const openPointsOfLanguage = (
  texts: readonly SourceFile[],
  language: string,
  starters: readonly { language: string; text: string }[],
): OpenPoint[] => {
  const others = new Map(
    starters
      .filter((starter) => languageOf(starter.language) !== languageOf(language))
      .flatMap((starter) => partsOf(starter.text).map((part) => [part, starter.language] as const)),
  )
  return texts.flatMap(({ file, text }) => {
    // Setup changes these two, so single lines are compared.
    const parts = /\/(?:menus|site)\.yaml$/.test(file) ? partsOf(text) : [text]
    const part = parts.find((each) => others.has(each))
    if (part === undefined) return []
    const value = part === text ? (others.get(part) ?? '') : part.trim()
    return [{ file, key: 'language', value, advice: `your text, in ${language}` }]
  })
}

/** A text and its lines, if they say something: comments and addresses are in no language. */
const partsOf = (text: string): string[] =>
  [text, ...text.split('\n')].filter((part) => /\p{L} \p{L}/u.test(part.replaceAll(/^ *#.*$/gm, '')))

/** The language of a tag, without its country; `no` is Bokmål. */
const languageOf = (tag: string): string => (tag.split('-')[0] ?? '').replace(/^no$/, 'nb')

/**
 * A YAML list on one line, by itself or in a map on one line: its brackets are no gap. Gaps are in quotes or blocks.
 */
const listOfYaml = /^[ ]*(?:- )?[\w-]+:[ ]*\[.*\][ ]*$|(?<=\{[^{}\n]*)[\w-]+:[ ]*\[[^[\]\n]*\]/gm

/** Starter texts that have not been replaced, one point per file. */
export const openPointsOfStarter = (texts: readonly SourceFile[]): OpenPoint[] =>
  texts.flatMap(({ file, text }) => {
    const gaps = gapsIn(text.replace(listOfYaml, ''))
    return openIf(gaps.length > 0, {
      file,
      key: `${gaps.length} ${gaps.length === 1 ? 'text' : 'texts'} in brackets`,
      value: gaps[0] ?? '',
      advice: 'write your own text',
    })
  })

export const formatPoints = (points: readonly OpenPoint[]): string => {
  const lines = points.map(({ file, key, value, advice }) => `${file}  ${key}: ${value}\n    → ${advice}`)
  return `${lines.join('\n')}\n\n${points.length} points are open before launch.`
}
