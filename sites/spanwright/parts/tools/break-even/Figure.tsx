import { BreakEven } from '../../calculators/BreakEven.tsx'
import { automation, calculatorTexts } from '../../calculators/texts.ts'

/** The worked example of the break-even calculator. */
export default function BreakEvenFigure() {
  return (
    <figure className="demo__figure">
      <figcaption className="formula">{calculatorTexts.breakEven.formula}</figcaption>
      <BreakEven automation={automation} />
    </figure>
  )
}
