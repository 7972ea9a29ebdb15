import { DataTable } from '#components/data-table/DataTable.tsx'
import {
  automation,
  calculatorTexts,
  dollars,
  manualWork,
} from '#sites/spanwright/parts/calculators/texts.ts'
import { BreakEvenChart } from './BreakEvenChart.tsx'
import { BreakEvenTable } from './BreakEvenTable.tsx'
import { costOfManualWork } from './manual-work.ts'

/** Hours a week that the worked example shows. */
const examples = [1, 5, 10] as const

/** The cost of manual work as a table that needs no script. */
export function ManualWorkFigure() {
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

/** The break-even sum as a drawing and a table. */
export function BreakEvenFigure() {
  return (
    <figure className="demo__figure">
      <figcaption className="formula">{calculatorTexts.breakEven.formula}</figcaption>
      <div className="break-even">
        <BreakEvenChart automation={automation} />
        <BreakEvenTable automation={automation} />
      </div>
    </figure>
  )
}
