import { audit } from '../.site/audit.ts'
import { placeholders as ofFirm } from '../.site/placeholders.ts'
import { words as robots } from '../.site/words/bot-protection.ts'
import { words } from '../.site/words/prices.ts'
import { capitalized } from './capitalized.ts'
import { filledIn, placeholderFaults } from './conditional-text.ts'
import { consentDays } from './consent.ts'
import { retention } from './storage.ts'
import { guideSlugs, placeCount } from './guides.ts'
import { places } from './places.ts'
import { caseStudySlugs, postSlugs, serviceSlugs } from './routes.ts'
import { site } from './site.ts'
import { dayInWords, writtenNumber } from './written.ts'

/** How many pages the site has of each kind, and how many counties it covers. */
const counts = {
  services: serviceSlugs.length,
  caseStudies: caseStudySlugs.length,
  articles: postSlugs.length,
  places: placeCount,
  guides: guideSlugs.length,
  counties: new Set(Object.values(places).map(({ county }) => county)).size,
}
const numbers: Readonly<Record<string, string>> = words.numbers
/** A small number in words, as in prose; a larger one in digits. */
const spelled = (count: number): string => numbers[count] ?? writtenNumber(count)

/** The privacy page's list item and paragraph about the configured bot protection. */
const protection = site.turnstile.siteKey === '' ? robots.own : robots.turnstile

/** The values of `{{…}}` in Markdown, so that the content itself never spells out the brand. */
const placeholders: Readonly<Record<string, string>> = {
  ...ofFirm,
  // In digits, in words, and in words for the beginning of a sentence.
  ...Object.fromEntries(
    Object.entries(counts).flatMap(([name, count]) => [
      [`count.${name}`, writtenNumber(count)],
      [`spelled.${name}`, spelled(count)],
      [`Spelled.${name}`, capitalized(spelled(count), site.language)],
    ]),
  ),
  'consent.days': writtenNumber(consentDays),
  ...Object.fromEntries(Object.entries(retention).map(([name, value]) => [`retention.${name}`, value])),
  'robots.point': protection.point,
  'robots.detail': protection.detail,
  // From the last recorded run: npm run audit:a11y -- --record
  'audit.date': audit.date && dayInWords(audit.date),
  'audit.pages': writtenNumber(audit.pages),
  'audit.checks': writtenNumber(audit.checks),
  'audit.violations': writtenNumber(audit.violations),
}

/** The beginning of a known placeholder whose braces are not closed. */
const unclosed = new RegExp(
  `\\{\\{\\s*(?:${[...new Set(Object.keys(placeholders).map((name) => name.split('.')[0]))].join('|')})\\.[\\w.-]+(?![\\w.-])(?!\\s*\\}\\})`,
  'g',
)

/**
 * Invalid placeholders in a text: unknown ones, those that are empty, those without two braces at the end, and conditions without a
 * beginning or an end. `table:…` is filled in later.
 * @returns The position of each, and what is wrong with it.
 */
export const misspelledPlaceholders = (source: string): { index: number; problem: string }[] => [
  ...placeholderFaults(source, placeholders),
  ...[...source.matchAll(unclosed)].map(({ 0: text, index }) => ({
    index,
    problem: `${text} is not closed; expected ${text.trim()}}} with two braces`,
  })),
]

/** Replaces every known placeholder by its value, and removes the text of conditions whose value is empty. */
export const expandPlaceholders = (source: string): string => filledIn(source, placeholders)
