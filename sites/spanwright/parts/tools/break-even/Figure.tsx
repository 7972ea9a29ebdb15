import { BreakEvenChart } from '../../calculators/BreakEvenChart.tsx'
import { BreakEvenTable } from '../../calculators/BreakEvenTable.tsx'
import { automation, calculatorTexts } from '../../calculators/texts.ts'

/** The break-even sum as a drawing and a table. */
export default function BreakEvenFigure() {
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
