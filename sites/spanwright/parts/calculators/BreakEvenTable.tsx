import { DataTable } from '#components/data-table/DataTable.tsx'
import { dollars } from './fields.ts'
import { calculatorTexts } from './texts.ts'
import { breakEvenMonth, sumsAfter, type Purchase } from '#model/payback.ts'
import { monthsShown } from './break-even.ts'

const { caption, columns } = calculatorTexts.breakEven

/** The sums at the start, at the end of each year, and in the month in which it pays. */
export function BreakEvenTable({ automation }: { automation: Purchase }) {
  const month = breakEvenMonth(automation)
  const last = monthsShown(month)
  const ends = Array.from({ length: last / 12 + 1 }, (_, index) => index * 12)
  const months = [...new Set([...ends, ...(month !== undefined && month <= last ? [month] : [])])]
  const rows = months
    .toSorted((a, b) => a - b)
    .map((at) => {
      const { spent, saved } = sumsAfter(automation, at)
      return [String(at), dollars(spent), dollars(saved), dollars(saved - spent)]
    })
  return <DataTable caption={caption} columns={columns} rows={rows} />
}
