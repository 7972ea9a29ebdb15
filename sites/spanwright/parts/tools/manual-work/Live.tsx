import { dollars, hours } from '../../calculators/fields.ts'
import { Calculator } from '../../calculators/Calculator.tsx'
import { costOfManualWork } from '../../calculators/manual-work.ts'
import { calculatorTexts, manualWork, manualWorkFields, type ManualWork } from '../../calculators/texts.ts'

const texts = calculatorTexts.manualWork

function answerOf(values: ManualWork): string {
  const result = costOfManualWork(values)
  return texts.answer(hours(result.hours), dollars(result.yearly))
}

/** Calculates what manual work costs in a year. */
export default function ManualWorkCalculator() {
  return (
    <Calculator
      fields={manualWorkFields}
      start={manualWork}
      formula={texts.formula}
      answer={answerOf}
      detail={(values) => texts.single(dollars(costOfManualWork({ ...values, hoursPerWeek: 1 }).yearly))}
    />
  )
}
