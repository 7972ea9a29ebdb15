import { words as interfaceTexts } from '#.site/words/interface.ts'
import { words } from '#.site/words/price-scale.ts'
import { regional } from '#model/regional.ts'
import { site } from '#model/site.ts'

/** A line of the price list. */
export interface PriceLine {
  scope: string
  /** What the price is based on, such as hours and weeks, in words; may be empty. */
  basis: string
  /** The lower end, or the only one. */
  from: string
  /** The upper end, if there are two. */
  to?: string
  unit: string
  /** The two ends, for the bar. */
  amounts: readonly [from: number, to: number]
  /** The duration, for the second bar; absent for recurring work. */
  weeks?: readonly [from: number, to: number]
  /** If only one end is known, whether the price may be above it or below it. */
  open?: 'above' | 'below'
  /** What the price includes, and what it doesn't. */
  includes?: string
  excludes?: string
}

/** The number of steps in a scale. */
const parts = 4

/** The end of a scale that covers `most` in four equal steps, each a round number. */
export function scaleFor(most: number): number {
  const step = Math.max(1, most / parts)
  const power = 10 ** Math.floor(Math.log10(step))
  const steps = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10].map((one) => one * power)
  return (steps.find((one) => one >= step && Number.isInteger(one)) ?? step) * parts
}

/** In units of the drawing, which is stretched to the available width. */
const width = 1000
const thinnest = 6

/**
 * Prices and durations as bars on one scale, so that they can be compared at a glance. The numbers are beside them as
 * text; the bars add no information.
 */
export function PriceRanges({ ranges }: { ranges: readonly PriceLine[] }) {
  if (ranges.length === 0) return null
  const money = scaleFor(Math.max(...ranges.map((range) => range.amounts[1])))
  const weeks = scaleFor(Math.max(1, ...ranges.map((range) => range.weeks?.[1] ?? 0)))
  return (
    <div className="prices">
      <dl className="prices__list">
        {ranges.map((range) => (
          <div key={range.scope} className="prices__row">
            <dt className="prices__scope">{range.scope}</dt>
            <dd className="prices__range">
              {range.to === undefined ? range.from : `${range.from}${interfaceTexts.rangeTo}${range.to}`}{' '}
              <span className="prices__unit">{range.unit}</span>
            </dd>
            {range.basis && <dd className="prices__basis">{range.basis}</dd>}
            <dd className="prices__bars" aria-hidden="true">
              <Bar ends={range.amounts} scale={money} />
              {range.weeks && <Bar ends={range.weeks} scale={weeks} isTime />}
            </dd>
          </div>
        ))}
      </dl>
      <div className="prices__scale annotation" aria-hidden="true">
        <Scale most={money} unit={words.money} />
        {ranges.some((range) => range.weeks) && <Scale most={weeks} unit={words.weeks} />}
      </div>
    </div>
  )
}

interface BarProps {
  ends: readonly [number, number]
  scale: number
  isTime?: boolean
}

function Bar({ ends: [from, to], scale, isTime = false }: BarProps) {
  const x = Math.round((from / scale) * width)
  const length = Math.max(thinnest, Math.round(((to - from) / scale) * width))
  return (
    <svg
      className={isTime ? 'prices__bar prices__bar--weeks' : 'prices__bar'}
      viewBox={`0 0 ${width} 10`}
      preserveAspectRatio="none"
    >
      <path className="prices__track" d={`M0 4.5h${x}v1H0`} />
      <path className="prices__span" d={`M${Math.min(x, width - length)} 0h${length}v10h-${length}`} />
    </svg>
  )
}

const Scale = ({ most, unit }: { most: number; unit: string }) => (
  <p className="prices__ticks">
    {Array.from({ length: parts }, (_, index) => (
      <span key={index}>{index === 0 ? `0 ${unit}` : written((most / parts) * index)}</span>
    ))}
    <span>{written(most)}</span>
  </p>
)

const short = new Intl.NumberFormat(regional(site.language, site.address.country), {
  notation: 'compact',
  maximumSignificantDigits: 3,
})
/** A short form, such as thousands. */
const written = (amount: number): string => short.format(amount)
