import { Bill } from '#components/bill/Bill.tsx'
import { Html } from '#components/html/Html.tsx'
import type { RichText } from '#model/rich-text.ts'

export interface Case {
  name: string
  text: RichText
  lines: Parameters<typeof Bill>[0]['lines']
}

/** What a first year comes to for a few buyers, side by side. */
export const Cases = ({ cases }: { cases: readonly Case[] }) => (
  <div className="bills">
    {cases.map(({ name, text, lines }) => (
      <div key={name} className="bills__case">
        <h3>{name}</h3>
        <Html of={text} />
        <Bill lines={lines} />
      </div>
    ))}
  </div>
)
