/**
 * Writes amounts as the site's language does, with cents only where there are some.
 * @param site Its language, such as `en-US`, and its currency, such as `USD` (ISO 4217).
 */
export function moneyIn({ language, currency }: { language: string; currency: string }) {
  const amount = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  })
  return (value: number): string => amount.format(value)
}
