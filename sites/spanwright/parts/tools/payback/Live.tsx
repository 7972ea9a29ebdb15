import { useState } from 'react'
import { Choice } from '#components/controls/Choice.tsx'
import { Calculator } from '../../calculators/Calculator.tsx'
import { useNumbers } from '../../calculators/use-numbers.ts'
import { PaybackBills } from './PaybackBills.tsx'
import { fields, formula, resultsFor, sizes, start, verdict, type Size } from './payback.ts'

/** Calculates whether a tool pays at our prices. */
export default function PaybackCalculator() {
  const { size: usual, ...saving } = start
  const [size, setSize] = useState<Size>(usual)
  const { inputs, values, change } = useNumbers(fields, saving)
  const results = values && resultsFor(values, size)
  return (
    <div className="bench">
      <Choice legend="What we’d build" options={sizes} value={size} onChange={setSize} />
      <Calculator formula={formula} inputs={inputs} change={change} answer={results && verdict(results)}>
        {results && <PaybackBills results={results} years={values.years} />}
      </Calculator>
    </div>
  )
}
