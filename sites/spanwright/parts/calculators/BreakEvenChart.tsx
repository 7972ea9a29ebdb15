import { dollars } from './fields.ts'
import { calculatorTexts } from './texts.ts'
import { breakEvenMonth, sumsAfter, type Purchase } from '#model/payback.ts'
import { monthsShown } from './break-even.ts'

const { breakEven: texts } = calculatorTexts
const size = { width: 640, height: 300 } as const
const plot = { left: 8, right: 560, top: 40, bottom: 252 } as const

/** What was spent and what was saved, as two lines that meet where it begins to pay. */
export function BreakEvenChart({ automation }: { automation: Purchase }) {
  const month = breakEvenMonth(automation)
  const last = monthsShown(month)
  const end = sumsAfter(automation, last)
  const most = Math.max(end.spent, end.saved, 1)
  const x = (at: number) => Math.round(plot.left + (at / last) * (plot.right - plot.left))
  const y = (value: number) => Math.round(plot.bottom - (value / most) * (plot.bottom - plot.top))
  const line = (kind: 'spent' | 'saved') =>
    `M${x(0)} ${y(sumsAfter(automation, 0)[kind])}L${x(last)} ${y(end[kind])}`
  // Two labels at nearly the same height would cover each other.
  const gap = Math.abs(y(end.spent) - y(end.saved))
  const shift = gap < 28 ? Math.ceil((28 - gap) / 2) : 0
  const upper = end.spent > end.saved ? 'spent' : 'saved'
  const years = Array.from({ length: last / 12 + 1 }, (_, index) => index * 12)
  const isShown = month !== undefined && month <= last
  return (
    <svg
      className="chart"
      viewBox={`0 0 ${size.width} ${size.height}`}
      fontSize="22"
      role="img"
      aria-label={texts.chart(month)}
    >
      <path
        className="chart__axis"
        d={`M${plot.left} ${plot.top}V${plot.bottom}H${plot.right}${years.map((at) => `M${x(at)} ${plot.bottom}v6`).join('')}`}
      />
      <text x="0" y="20">
        {dollars(most)}
      </text>
      {years.map((at) => (
        <text
          key={at}
          x={at === last ? size.width : x(at)}
          y={plot.bottom + 32}
          textAnchor={at === last ? 'end' : at === 0 ? 'start' : 'middle'}
        >
          {at === last ? `${at} ${texts.month}` : at}
        </text>
      ))}
      <path className="chart__spent" d={line('spent')} />
      <path className="chart__saved" d={line('saved')} />
      {(['spent', 'saved'] as const).map((kind) => (
        <text key={kind} x={plot.right + 10} y={y(end[kind]) + 5 + (kind === upper ? -shift : shift)}>
          {texts[kind]}
        </text>
      ))}
      {isShown && (
        <g className="chart__mark">
          <path d={`M${x(month)} ${plot.bottom}V${y(sumsAfter(automation, month).saved)}`} />
          <circle cx={x(month)} cy={y(sumsAfter(automation, month).saved)} r="6" />
          <text x={x(month) + 10} y={plot.bottom - 12}>
            {month}
          </text>
        </g>
      )}
    </svg>
  )
}
