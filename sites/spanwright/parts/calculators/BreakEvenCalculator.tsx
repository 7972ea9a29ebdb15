import { automation, automationFields, calculatorTexts } from '#sites/spanwright/parts/calculators/texts.ts'
import { breakEvenMonth, horizon } from './break-even.ts'
import type { Automation } from '#sites/spanwright/parts/calculators/texts.ts'
import { BreakEvenChart } from './BreakEvenChart.tsx'
import { BreakEvenTable } from './BreakEvenTable.tsx'
import { Calculator } from './Calculator.tsx'
import { useNumbers } from './use-numbers.ts'

const texts = calculatorTexts.breakEven

function answerOf(values: Automation): string {
  const month = breakEvenMonth(values)
  if (month === undefined) return texts.never
  return month > horizon ? texts.beyond(month) : texts.answer(month)
}

/** The month in which an automation has paid for itself, with the visitor's own figures. */
export function BreakEvenCalculator() {
  const { inputs, values, change } = useNumbers<keyof Automation>(automationFields, { ...automation })
  return (
    <Calculator formula={texts.formula} inputs={inputs} change={change} answer={values && answerOf(values)}>
      {values && (
        <div className="break-even">
          <BreakEvenChart automation={values} />
          <BreakEvenTable automation={values} />
        </div>
      )}
    </Calculator>
  )
}
