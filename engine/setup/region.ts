/** The countries whose currency is the euro, from 2026 on. */
const euro = 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' ')

/** The currencies of other countries, whose codes begin with that of the country (ISO 4217). */
const currencies =
  'AED ARS AUD BDT BHD BRL CAD CHF CLP CNY COP CRC CZK DKK DZD EGP GBP GEL HKD HUF IDR ILS INR IQD ISK JOD JPY KES KRW KWD KZT LBP LYD MAD MDL MKD MXN MYR NGN NOK NZD OMR PEN PHP PKR PLN PYG QAR RON RSD SAR SEK SGD THB TND TRY TWD UAH USD UYU VND ZAR'.split(
    ' ',
  )

/**
 * The country of a language's tag, such as IE of `en-IE`; without one, where most of its speakers live (CLDR). Empty for
 * languages of no country, and of several, such as `es-419`.
 */
export const regionOf = (tag: string): string =>
  /^[A-Z]{2}$/.exec(new Intl.Locale(tag).maximize().region ?? '')?.[0] ?? ''

/** The currency of a country, if it is known here. */
export function currencyIn(country: string): string | undefined {
  if (euro.includes(country)) return 'EUR'
  // Liechtenstein pays in Swiss francs.
  return currencies.find((code) => code.slice(0, 2) === (country === 'LI' ? 'CH' : country))
}

/**
 * Suggested answers for a firm in a country; empty where nothing is known.
 * @param region Two letters, such as IE, or none.
 * @param here This computer's time zone: of a country's several ones, most likely the firm's.
 */
export function answersIn(region: string, here: string): Record<'country' | 'timeZone', string> {
  const zones = new Intl.Locale(region === '' ? 'und' : `und-${region}`).getTimeZones() ?? []
  return {
    country: region,
    timeZone: zones.find((zone, _index, { length }) => length === 1 || zone === here) ?? '',
  }
}
