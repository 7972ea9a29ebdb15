import type { Site } from '../../../content/site.ts'

/** Something that the owner has to replace or decide before the site goes live. */
export interface OpenPoint {
  file: string
  /** The key within the file. */
  key: string
  value: string
  /** What to put there, and why. */
  advice: string
}

/** Values of the configuration, however they were typed. */
export type SiteValues = {
  [Key in keyof Site]: Site[Key] extends string ? string : Site[Key] extends number ? number : Site[Key]
}

const file = 'content/site.ts'
const brand = 'Spanwright'

/** Names under these ends belong to nobody (RFC 2606, section 2 and 3). */
const reservedDomain = /\.(example|test|invalid|localhost)$|(^|\.)example\.(com|net|org)$/
/** 555-0100 to 555-0199 are reserved for fiction (NANPA). */
const fictionalPhone = /55501\d\d$/

const host = (url: string): string => URL.parse(url)?.hostname ?? url

/** Whether an address is one that belongs to nobody. */
export const isPlaceholderAddress = (url: string): boolean => reservedDomain.test(host(url))

/** What of the configuration is still a placeholder, in the order of the file. */
export function openPointsOfSite(site: SiteValues): OpenPoint[] {
  const point = (isOpen: boolean, key: string, value: string, advice: string): OpenPoint[] =>
    isOpen ? [{ file, key, value, advice }] : []
  const mailHost = site.email.split('@')[1] ?? ''
  return [
    ...point(site.name === brand, 'name', site.name, 'your brand'),
    ...point(
      /demonstration/i.test(site.legalName),
      'legalName',
      site.legalName,
      'the registered name of the business',
    ),
    ...point(isPlaceholderAddress(site.url), 'url', site.url, 'the address under which the site is served'),
    ...point(
      fictionalPhone.test(site.phone.e164),
      'phone',
      site.phone.display,
      'a number that somebody answers',
    ),
    ...point(reservedDomain.test(mailHost), 'email', site.email, 'a mailbox that somebody reads'),
    ...point(
      site.founder.name === 'Jordan Wright',
      'founder.name',
      site.founder.name,
      'the person whom visitors deal with',
    ),
    ...point(
      site.backend.url === '',
      'backend.url',
      '(empty)',
      'the Supabase project that takes messages (docs/backend.md)',
    ),
    ...point(
      site.backend.url !== '' && site.backend.key === '',
      'backend.key',
      '(empty)',
      'its publishable key',
    ),
    ...point(
      site.vendors.accessibility.name === brand,
      'vendors.accessibility.name',
      site.vendors.accessibility.name,
      'who stands behind the accessibility adjustments',
    ),
  ]
}

/** Texts that a lawyer has to read: as long as they ask for one, nobody has. */
export const openPointsOfTexts = (texts: readonly { file: string; text: string }[]): OpenPoint[] =>
  texts
    .filter(({ text }) => /\blawyer\b/i.test(text))
    .map((source) => ({
      file: source.file,
      key: 'lawyer',
      value: 'not reviewed',
      advice: 'have it checked by your lawyer, then take the note about it out',
    }))

export const formatPoints = (points: readonly OpenPoint[]): string =>
  points
    .map(({ file: source, key, value, advice }) => `${source}  ${key}: ${value}\n    → ${advice}`)
    .join('\n')
