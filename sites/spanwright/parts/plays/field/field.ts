/** The page's example (sites/spanwright/services/saas.md): what is left of a customer's monthly fee, and the costs. */
const left = 45
const firstVersion = 45_000
const running = 900

/** How many customers pay for running it, and how many customer-months for the first version. */
export const runningCustomers = running / left
export const wanted = firstVersion / left

/** The size of the field. */
export const most = { customers: 100, months: 60 } as const

/** The case in the drawing: its customers, and how long the owner would wait. */
export const drawn = { customers: 40, months: 25 }
export type Case = typeof drawn

/** The months until this many customers have paid for the first version; infinite if nothing is left for it. */
export const breakEven = (customers: number): number =>
  customers > runningCustomers ? wanted / (customers - runningCustomers) : Infinity

type Verdict = 'tool' | 'later' | 'product'

/** What a case is: a tool for one's own use, not yet a product, or a product. */
export function verdict({ customers, months }: Case): Verdict {
  const needed = breakEven(customers)
  if (needed === Infinity) return 'tool'
  return needed > months ? 'later' : 'product'
}

/** The customer-months of a case, less those that pay for running it. */
export const paying = ({ customers, months }: Case): number =>
  Math.max(0, customers - runningCustomers) * months

/** The line at which the first version is paid off, as points of customers and months. */
export const paidOff: readonly (readonly [customers: number, months: number])[] = Array.from(
  { length: most.customers },
  (_, index) => [index + 1, breakEven(index + 1)] as const,
).filter(([, months]) => months <= most.months)
