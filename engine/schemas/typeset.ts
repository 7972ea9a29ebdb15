/** Quotation marks around a quotation, and around one within it. */
type Marks = readonly [open: string, close: string, innerOpen: string, innerClose: string]

const english: Marks = ['“', '”', '‘', '’']

/** The marks of languages, or of a language in one country, that differ from English (CLDR, delimiters). */
const others: Readonly<Record<string, string>> = {
  '„“‚‘': 'cs de et is lt sk sl',
  '„“„“': 'bg',
  '„”‚’': 'hr',
  '„”»«': 'hu',
  '„”«»': 'pl ro',
  '””’’': 'da fi sv',
  '«»‘’': 'nb nn no',
  '«»“”': 'el it',
  '«»„“': 'ru uk',
  '«»‹›': 'de-CH de-LI it-CH',
  '「」『』': 'ja',
}
const marksByLanguage = new Map<string, Marks>(
  Object.entries(others).flatMap(([marks, languages]) =>
    languages.split(' ').map((language) => [language, marks.split('') as unknown as Marks]),
  ),
)
marksByLanguage.set('fr', ['«\u{a0}', '\u{a0}»', '“', '”'])

/** The marks that a language puts around quotations, outer ones first; English ones if its own aren't known. */
export const quotationMarks = (language: string): Marks =>
  marksByLanguage.get(language) ?? marksByLanguage.get(language.split('-')[0] ?? '') ?? english

/** Words that begin with an apostrophe for omitted letters. */
const shortened = /^(?:\d|(?:em|til|tis|twas|cause|round)\b)/i

/**
 * Replaces straight quotation marks and apostrophes by the typographic ones of a language: “a”, „a“, «a».
 * @param text Running text without code.
 * @param language Such as `en-US`.
 * @param before The character before the text, if it continues another one.
 */
export function typeset(text: string, language: string, before = ''): string {
  const [open, close, innerOpen, innerClose] = quotationMarks(language)
  /** A mark opens at the beginning, and after a space, a dash, a bracket or another opening mark. */
  const opensAfter = (character: string): boolean =>
    /^[\s([{–—¿¡]?$/.test(character) || (character === open && open !== close) || character === innerOpen
  let isWithin = false
  const set = text.replace(/['"]/g, (mark, at: number) => {
    const opens = opensAfter(at === 0 ? before : (text[at - 1] ?? ''))
    if (mark === '"') return opens ? open : close
    const rest = text.slice(at + 1)
    if (opens && !shortened.test(rest)) {
      isWithin = true
      return innerOpen
    }
    if (!isWithin || /^\p{L}/u.test(rest)) return '’'
    isWithin = false
    return innerClose
  })
  // No line ends with a word of one letter.
  if (/^(?:cs|pl|sk)\b/.test(language)) return set.replace(/(?<![^\s(„])([aikosuvwz]) (?=\S)/gi, '$1\u{a0}')
  // No line begins with the second half of a French punctuation mark, whose spaces are narrow before `?`, `!` and `;`,
  // or with a unit or the rest of a number: 9,50 €, 1 250 $, 19 h 30.
  if (close !== '\u{a0}»') return set
  return set
    .replace(/ (?=[?!;])/g, '\u{202f}')
    .replace(/ (?=[:»])|(?<=«) |(?<=\d) (?=[€$%]|h\b|\d{3}(?!\d))|(?<=\d h) (?=\d)/g, '\u{a0}')
}
