import { Html } from '#components/html/Html.tsx'
import type { RichText } from '#model/rich-text.ts'

export interface Bill {
  name: string
  text?: RichText
  lines: readonly BillLine[]
}

export interface BillLine {
  label: string
  amount: string
  /** What the lines above it come to. */
  isSum?: boolean
}

/** Amounts under each other, as on an invoice; a few of them side by side, their lines level. */
export const Bills = ({ bills }: { bills: readonly Bill[] }) => (
  <div className="bills">
    {bills.map(({ name, text, lines }) => (
      <div key={name} className="bills__bill">
        <h3>{name}</h3>
        {text && <Html of={text} />}
        <dl>
          {lines.map(({ label, amount, isSum = false }) => (
            <div key={label} className={isSum ? 'bills__line bills__line--sum' : 'bills__line'}>
              <dt>{label}</dt>
              <dd className="bills__amount">{amount}</dd>
            </div>
          ))}
        </dl>
      </div>
    ))}
  </div>
)
