/**
 * A formatted date as its language writes it: in French, the first of a month is “1er janvier”, while formatters have
 * “1 janvier” (CLDR).
 * @param date One date, or the first and last of several.
 */
export const writtenDate = (date: string, language: string): string =>
  language.startsWith('fr') ? date.replaceAll(/(?<!\d)1(?=\s\p{L}|–)/gu, '1er') : date
