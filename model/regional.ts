/**
 * A language with the country of the firm, where its tag names none: prices and hours in Spanish are written as the
 * United States write them if the firm is there, $1,650 and not 1650 US$.
 * @param language A tag such as `es` (BCP 47).
 * @param country Two capitals, such as `US` (ISO 3166).
 */
export function regional(language: string, country: string): string {
  const locale = new Intl.Locale(language)
  return locale.region ? language : new Intl.Locale(language, { region: country }).toString()
}
