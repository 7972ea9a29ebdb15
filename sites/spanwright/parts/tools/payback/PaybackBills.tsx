import { Bills } from '#components/bills/Bills.tsx'
import type { Result } from '#model/payback.ts'
import { dollars } from '../../calculators/fields.ts'

const ends = ['At our lowest prices', 'At our highest'] as const

/** The result at both ends of the price range. */
export const PaybackBills = ({ results, years }: { results: readonly Result[]; years: number }) => (
  <Bills
    bills={results.map(({ firstYear, spent, saved, left, month }, end) => ({
      name: ends[end] ?? '',
      lines: [
        { label: 'Year 1, all in', amount: dollars(firstYear) },
        { label: `Spent by the end of year ${years}`, amount: dollars(spent) },
        { label: 'Saved by then', amount: dollars(saved) },
        { label: 'What is left', amount: dollars(left), isSum: true },
        {
          label: 'Pays for itself in',
          amount: month === undefined ? 'never' : `month ${month.toLocaleString('en-US')}`,
        },
      ],
    }))}
  />
)
