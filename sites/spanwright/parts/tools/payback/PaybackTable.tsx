import { DataTable } from '#components/data-table/DataTable.tsx'
import type { Result } from '#model/payback.ts'
import { dollars } from '../../calculators/texts.ts'

const monthText = ({ month }: Result): string => (month === undefined ? 'never' : `month ${month}`)

/** The sums at both ends of the price range. */
export function PaybackTable({
  results,
  years,
}: {
  results: readonly [low: Result, high: Result]
  years: number
}) {
  const line = (label: string, text: (result: Result) => string) => [label, ...results.map(text)]
  return (
    <DataTable
      caption="What it comes to"
      columns={['', 'At our lowest', 'At our highest']}
      rows={[
        line('First year, all in', ({ firstYear }) => dollars(firstYear)),
        line(`Spent after ${years} years`, ({ spent }) => dollars(spent)),
        line('Saved by then', ({ saved }) => dollars(saved)),
        line('What’s left', ({ left }) => dollars(left)),
        line('Pays for itself in', monthText),
      ]}
    />
  )
}
