import { useState } from 'react'
import { Choice } from '#components/controls/Choice.tsx'
import { Calculator } from '../../calculators/Calculator.tsx'
import { PaybackBills } from './PaybackBills.tsx'
import { fields, formula, resultsFor, sizes, start, verdict, type Size } from './payback.ts'

const { size: usual, ...saving } = start

/** Calculates whether a tool pays at our prices. */
export default function PaybackCalculator() {
  const [size, setSize] = useState<Size>(usual)
  return (
    <div className="bench">
      <Choice legend="What we’d build" options={sizes} value={size} onChange={setSize} />
      <Calculator
        fields={fields}
        start={saving}
        formula={formula}
        answer={(values) => verdict(resultsFor(values, size))}
      >
        {(values) => <PaybackBills results={resultsFor(values, size)} years={values.years} />}
      </Calculator>
    </div>
  )
}
