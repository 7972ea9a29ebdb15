import { DataTable } from '#components/data-table/DataTable.tsx'
import { costOfManualWork } from '../../calculators/manual-work.ts'
import { dollars } from '../../calculators/fields.ts'
import { calculatorTexts, manualWork } from '../../calculators/texts.ts'

/** The hours a week in the worked example. */
const examples = [1, 5, 10] as const

/** The cost of manual work as a table that needs no script. */
export default function ManualWorkFigure() {
  const { caption, columns, formula } = calculatorTexts.manualWork
  const rows = examples.map((hoursPerWeek) => {
    const { hours, hourly, yearly } = costOfManualWork({ ...manualWork, hoursPerWeek })
    return [String(hoursPerWeek), String(hours), dollars(hourly), dollars(yearly)]
  })
  return (
    <figure className="demo__figure">
      <figcaption className="formula">{formula}</figcaption>
      <DataTable caption={caption} columns={columns} rows={rows} />
    </figure>
  )
}
