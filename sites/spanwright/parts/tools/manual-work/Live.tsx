import { dollars, hours } from '../../calculators/fields.ts'
import { Calculator } from '../../calculators/Calculator.tsx'
import { costOfManualWork } from '../../calculators/manual-work.ts'
import { calculatorTexts, manualWork, manualWorkFields } from '../../calculators/texts.ts'
import { useNumbers } from '../../calculators/use-numbers.ts'

const texts = calculatorTexts.manualWork

/** Calculates what manual work costs in a year. */
export default function ManualWorkCalculator() {
  const { inputs, values, change } = useNumbers(manualWorkFields, manualWork)
  const result = values && costOfManualWork(values)
  return (
    <Calculator
      formula={texts.formula}
      inputs={inputs}
      change={change}
      answer={result && texts.answer(hours(result.hours), dollars(result.yearly))}
      detail={
        values && <p>{texts.single(dollars(costOfManualWork({ ...values, hoursPerWeek: 1 }).yearly))}</p>
      }
    />
  )
}
