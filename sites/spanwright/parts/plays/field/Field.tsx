import { drawn, most, paidOff, runningCustomers, type Case } from './field.ts'

interface FieldProps extends Case {
  /** Whether the field shows its answer. */
  isDone: boolean
}

const line = paidOff.map(([customers, months]) => `${customers} ${most.months - months}`).join('L')

/** A field of customers by months with a case in it, and at the end the part of the case that pays anything off. */
export function Field({ customers, months, isDone }: FieldProps) {
  const top = most.months - months
  const running = Math.min(customers, runningCustomers)
  return (
    <svg className="field-plate" viewBox={`0 0 ${most.customers} ${most.months}`} aria-hidden="true">
      <rect className="field-plate__sheet" width={most.customers} height={most.months} />
      <rect className="field-plate__case" y={top} width={customers} height={months} />
      {isDone && (
        <>
          <rect
            className="field-plate__paying"
            y={top}
            x={running}
            width={customers - running}
            height={months}
          />
          <rect className="field-plate__running" y={top} width={running} height={months} />
          <path className="field-plate__line" d={`M${line}`} />
        </>
      )}
      <rect
        className="field-plate__drawn"
        y={most.months - drawn.months}
        width={drawn.customers}
        height={drawn.months}
      />
      <circle className="field-plate__point" cx={customers} cy={top} r="1.6" />
    </svg>
  )
}
