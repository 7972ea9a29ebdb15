/**
 * Adds the firm's country to a language tag without a region: for a firm in the United States, prices and hours in
 * Spanish then look as they do there, $1,650 rather than 1650 US$.
 * @param language A tag such as `es` (BCP 47).
 * @param country Two capital letters, such as `US` (ISO 3166).
 */
export function regional(language: string, country: string): string {
  const locale = new Intl.Locale(language)
  return locale.region ? language : new Intl.Locale(language, { region: country }).toString()
}
