import { DataTable } from '#components/data-table/DataTable.tsx'
import { breakEvenMonth, sumsAfter, type Purchase } from '#model/payback.ts'
import { dollars } from './fields.ts'
import { calculatorTexts } from './texts.ts'

const { breakEven: texts } = calculatorTexts
const size = { width: 640, height: 300 } as const
const plot = { left: 8, right: 560, top: 40, bottom: 252 } as const

/** Savings later than this many months from now are too uncertain to count on. */
export const horizon = 60

/** The months that a chart shows: a third beyond the break-even, at least two years, at most the horizon. */
export const monthsShown = (month: number | undefined): number =>
  Math.min(horizon, Math.max(24, Math.ceil(((month ?? horizon) * 4) / 3 / 12) * 12))

/** The sums spent and saved, as a chart and a table. */
export function BreakEven({ automation }: { automation: Purchase }) {
  const month = breakEvenMonth(automation)
  const last = monthsShown(month)
  const years = Array.from({ length: last / 12 + 1 }, (_, index) => index * 12)
  const shown = month !== undefined && month <= last ? month : undefined
  return (
    <div className="break-even">
      <Chart automation={automation} shown={shown} last={last} years={years} />
      <Table automation={automation} shown={shown} years={years} />
    </div>
  )
}

interface TableProps {
  automation: Purchase
  /** The month in which it pays off, if the chart shows it. */
  shown: number | undefined
  /** The ends of the years, in months, from 0. */
  years: readonly number[]
}

interface ChartProps extends TableProps {
  last: number
}

/** What was spent and what was saved, as two lines that meet where it pays off. */
function Chart({ automation, shown, last, years }: ChartProps) {
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
  return (
    <svg
      className="chart"
      viewBox={`0 0 ${size.width} ${size.height}`}
      fontSize="22"
      role="img"
      aria-label={texts.chart(shown)}
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
      {shown !== undefined && (
        <g className="chart__mark">
          <path d={`M${x(shown)} ${plot.bottom}V${y(sumsAfter(automation, shown).saved)}`} />
          <circle cx={x(shown)} cy={y(sumsAfter(automation, shown).saved)} r="6" />
          <text x={x(shown) + 10} y={plot.bottom - 12}>
            {shown}
          </text>
        </g>
      )}
    </svg>
  )
}

/** The sums at the start, at the end of each year, and in the month in which it pays off. */
function Table({ automation, shown, years }: TableProps) {
  const months = shown === undefined ? years : [...new Set([...years, shown])].toSorted((a, b) => a - b)
  const rows = months.map((at) => {
    const { spent, saved } = sumsAfter(automation, at)
    return [String(at), dollars(spent), dollars(saved), dollars(saved - spent)]
  })
  return <DataTable caption={texts.caption} columns={texts.columns} rows={rows} />
}
