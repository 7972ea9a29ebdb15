import { breakEven, paying, runningCustomers, verdict, wanted, type Case } from './field.ts'

const number = (value: number): string => value.toLocaleString('en-US')

export const fieldTexts = {
  lead: 'The drawing pays off its first version with 40 customers in 25 months. How many customers could you name, and how long would you wait? Set both, and see if your case pays.',
  customers: 'Customers you could name',
  months: 'Months you’d wait',
  shown: (value: number, unit: string): string => `${value} ${value === 1 ? unit.replace(/s$/, '') : unit}`,
  axes: 'To the right: customers, up to 100. Upward: months, up to 60. Dashed: 1,000 customer-months, as in the drawing.',
  legend:
    'Gray: what only keeps it running. Gold: what pays off the first version. From the curve on, it’s paid off.',
  commit: 'This is my case',
  restart: 'Start over',
  head: {
    tool: 'Keep it as your own tool.',
    later: 'Not a product yet.',
    product: 'A product, if they pay.',
  },
  why(given: Case): string {
    const { customers, months } = given
    const runs = `The drawing leaves out what running it costs. ${runningCustomers} customers pay for that alone`
    if (verdict(given) === 'tool')
      return `${runs}, so ${customers === 1 ? '1 leaves' : `${customers} leave`} nothing for the first version, however long you wait.`
    const month = Math.ceil(breakEven(customers))
    const left = paying(given)
    return `${runs}. Of your ${number(customers * months)} customer-months ${number(left)} ${left === 1 ? 'is' : 'are'} left, and the first version takes ${number(wanted)}. You break even in month ${number(month)}.`
  },
  next: {
    tool: 'It can still save you hours in your own shop.',
    later: 'Find more buyers before you build, or plan to wait longer.',
    product: 'Ask them for money first. A nod isn’t an order.',
  },
  note: 'With the page’s round numbers: $45 left of $60 a month, $900 a month to run it, $45,000 to build.',
} as const
