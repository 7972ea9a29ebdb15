/**
 * Formats amounts of money, with cents only if there are any.
 * @param site Its language, such as `en-US`, and its currency, such as `USD` (ISO 4217).
 */
export function moneyIn({ language, currency }: { language: string; currency: string }) {
  const amount = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  })
  // Texts get the typographic apostrophe of Swiss thousands, so tables need it, too.
  return (value: number): string => amount.format(value).replaceAll("'", '’')
}
