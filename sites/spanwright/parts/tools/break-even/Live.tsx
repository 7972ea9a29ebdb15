import { breakEvenMonth } from '#model/payback.ts'
import { BreakEven, horizon } from '../../calculators/BreakEven.tsx'
import { Calculator } from '../../calculators/Calculator.tsx'
import { automation, automationFields, calculatorTexts, type Automation } from '../../calculators/texts.ts'

const texts = calculatorTexts.breakEven

function answerOf(values: Automation): string {
  const month = breakEvenMonth(values)
  if (month === undefined) return texts.never
  return month > horizon ? texts.beyond(month) : texts.answer(month)
}

/** Calculates the month in which an automation has paid for itself. */
export default function BreakEvenCalculator() {
  return (
    <Calculator fields={automationFields} start={automation} formula={texts.formula} answer={answerOf}>
      {(values) => <BreakEven automation={values} />}
    </Calculator>
  )
}
