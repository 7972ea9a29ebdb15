import {
  calculatorTexts,
  dollars,
  hours,
  manualWork,
  manualWorkFields,
} from '#sites/spanwright/parts/calculators/texts.ts'
import { Calculator } from './Calculator.tsx'
import { costOfManualWork } from './manual-work.ts'
import type { ManualWork } from '#sites/spanwright/parts/calculators/texts.ts'
import { useNumbers } from './use-numbers.ts'

const texts = calculatorTexts.manualWork

/** What an hour of manual work costs a year, with the visitor's own figures. */
export function ManualWorkCalculator() {
  const { inputs, values, change } = useNumbers<keyof ManualWork>(manualWorkFields, { ...manualWork })
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
