/** The countries whose currency is the euro, from 2026 on. */
const euro = 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' ')

/** The currencies of other countries (ISO 4217). */
const currencies: Readonly<Record<string, string>> = {
  AU: 'AUD',
  BR: 'BRL',
  CA: 'CAD',
  CH: 'CHF',
  CZ: 'CZK',
  DK: 'DKK',
  GB: 'GBP',
  HU: 'HUF',
  IN: 'INR',
  IS: 'ISK',
  JP: 'JPY',
  LI: 'CHF',
  MX: 'MXN',
  NO: 'NOK',
  NZ: 'NZD',
  PL: 'PLN',
  RO: 'RON',
  SE: 'SEK',
  TR: 'TRY',
  UA: 'UAH',
  US: 'USD',
  ZA: 'ZAR',
}

/** The country of a language's tag, such as IE of `en-IE`; without one, where most of its speakers live (CLDR). */
export const regionOf = (tag: string): string => new Intl.Locale(tag).maximize().region ?? ''

/** The currency of a country, if it is known here. */
export const currencyIn = (country: string): string | undefined =>
  euro.includes(country) ? 'EUR' : currencies[country]

/**
 * Suggested answers for a firm in a country; empty where nothing is known.
 * @param region Two letters, such as IE.
 * @param here This computer's time zone: of a country's several ones, most likely the firm's.
 */
export function answersIn(region: string, here: string): Record<'country' | 'currency' | 'timeZone', string> {
  const zones = new Intl.Locale(`und-${region}`).getTimeZones() ?? []
  return {
    country: region,
    currency: currencyIn(region) ?? '',
    timeZone: zones.find((zone, _index, { length }) => length === 1 || zone === here) ?? '',
  }
}
