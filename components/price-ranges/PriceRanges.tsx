export interface PriceRange {
  scope: string
  /** US dollars. */
  from: number
  to: number
  unit: 'once' | 'per month' | 'per hour'
}

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})

/** What things cost, each range drawn as a dimension between its two ends. */
export function PriceRanges({ ranges }: { ranges: readonly PriceRange[] }) {
  return (
    <dl className="prices">
      {ranges.map(({ scope, from, to, unit }) => (
        <div key={scope} className="prices__row">
          <dt className="prices__scope">{scope}</dt>
          <dd className="prices__range">
            <span>{dollars.format(from)}</span>
            {to > from && (
              <>
                <span className="prices__span" aria-hidden="true" />
                <span className="visually-hidden"> to </span>
                <span>{dollars.format(to)}</span>
              </>
            )}
            <span className="prices__unit">{unit}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
