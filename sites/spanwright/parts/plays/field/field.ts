/** The page's example (sites/spanwright/services/saas.md): what a customer leaves a month, and what it all costs. */
const left = 45
const firstVersion = 45_000
const running = 900

/** Customers that only keep it running, and how many months of one customer pay off the first version. */
export const runningCustomers = running / left
export const wanted = firstVersion / left

/** How far the field goes. */
export const most = { customers: 100, months: 60 } as const

export interface Case {
  customers: number
  /** How long the owner would wait. */
  months: number
}

/** The drawing's own case. */
export const drawn: Case = { customers: 40, months: 25 }

/** Months until so many customers have paid for the first version; infinite if nothing is left for it. */
export const breakEven = (customers: number): number =>
  customers > runningCustomers ? wanted / (customers - runningCustomers) : Infinity

export type Verdict = 'tool' | 'later' | 'product'

/** What a case is: a tool of one's own, no product yet, or one. */
export function verdict({ customers, months }: Case): Verdict {
  const needed = breakEven(customers)
  if (needed === Infinity) return 'tool'
  return needed > months ? 'later' : 'product'
}

/** What is left of a case's months of customers when those that keep it running are taken off. */
export const paying = ({ customers, months }: Case): number =>
  Math.max(0, customers - runningCustomers) * months

/** The line in the field, from which on the first version is paid off: points of customers and months. */
export const paidOff: readonly (readonly [customers: number, months: number])[] = Array.from(
  { length: most.customers },
  (_, index) => [index + 1, breakEven(index + 1)] as const,
).filter(([, months]) => months <= most.months)
