import { automation, automationFields, calculatorTexts } from '../../calculators/texts.ts'
import { breakEvenMonth } from '#model/payback.ts'
import { horizon } from '../../calculators/break-even.ts'
import type { Automation } from '../../calculators/texts.ts'
import { BreakEvenChart } from '../../calculators/BreakEvenChart.tsx'
import { BreakEvenTable } from '../../calculators/BreakEvenTable.tsx'
import { Calculator } from '../../calculators/Calculator.tsx'
import { useNumbers } from '../../calculators/use-numbers.ts'

const texts = calculatorTexts.breakEven

function answerOf(values: Automation): string {
  const month = breakEvenMonth(values)
  if (month === undefined) return texts.never
  return month > horizon ? texts.beyond(month) : texts.answer(month)
}

/** The month in which an automation has paid for itself, with the visitor's own figures. */
export default function BreakEvenCalculator() {
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
