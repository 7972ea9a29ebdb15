import { interfaceTexts } from '#content/interface-texts.ts'

export interface WrittenRange {
  scope: string
  /** The hours and weeks that the price is made of. */
  basis: string
  from: string
  to: string
  unit: string
}

/** What things cost, each range drawn as a dimension between its two ends. */
export function PriceRanges({ ranges }: { ranges: readonly WrittenRange[] }) {
  return (
    <dl className="prices">
      {ranges.map(({ scope, basis, from, to, unit }) => (
        <div key={scope} className="prices__row">
          <dt className="prices__scope">{scope}</dt>
          <dd className="prices__range">
            <span>{from}</span>
            <span className="prices__span" aria-hidden="true" />
            <span className="visually-hidden">{interfaceTexts.rangeTo}</span>
            <span>{to}</span>
            <span className="prices__unit"> {unit}</span>
          </dd>
          <dd className="prices__basis">{basis}</dd>
        </div>
      ))}
    </dl>
  )
}
