import { Html } from '#components/html/Html.tsx'
import type { RichText } from '#model/rich-text.ts'

interface Bill {
  name: string
  text?: RichText
  lines: readonly {
    label: string
    amount: string
    /** The sum of the lines above it. */
    isSum?: boolean
  }[]
}

/** Bills side by side, each with its amounts one below the other, and with their lines aligned. */
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
