import type { Purchase } from '#model/payback.ts'
import type { NumberField } from './fields.ts'

/** The input of the second calculator, in dollars. */
export type Automation = Required<Omit<Purchase, 'buildMonths'>>

/** The initial figures: an assumed example, for visitors to replace. */
export const manualWork = { hoursPerWeek: 5, weeksPerYear: 50, wage: 24, onCosts: 25 }
/** The input of the first calculator. */
export type ManualWork = typeof manualWork

export const manualWorkFields: Readonly<Record<keyof ManualWork, NumberField>> = {
  hoursPerWeek: { label: 'Time spent on it', unit: 'hours a week', min: 0, max: 400 },
  weeksPerYear: { label: 'Weeks a year you do it', unit: 'weeks', min: 1, max: 52 },
  wage: { label: 'Pay', unit: 'dollars an hour', min: 0, max: 1000 },
  onCosts: { label: 'Taxes and benefits on top', unit: '% of pay', min: 0, max: 200 },
}

/** The break-even example of the article on process automation, with half the hoped-for gain. */
export const automation: Automation = { price: 8500, ownHours: 30, hourly: 29, monthly: 250, saving: 728 }

export const automationFields: Readonly<Record<keyof Automation, NumberField>> = {
  price: { label: 'Price to build it', unit: 'dollars, once', min: 0, max: 10_000_000 },
  ownHours: { label: 'Your own time on it', unit: 'hours, once', min: 0, max: 100_000 },
  hourly: { label: 'What your hour costs', unit: 'dollars', min: 0, max: 1000 },
  monthly: { label: 'Upkeep and fees', unit: 'dollars a month', min: 0, max: 1_000_000 },
  saving: { label: 'What it saves', unit: 'dollars a month', min: 0, max: 1_000_000 },
}

export const calculatorTexts = {
  manualWork: {
    formula: 'Cost a year = hours a week × weeks × pay × (1 + taxes and benefits ÷ 100)',
    caption: 'Example: what one, five and ten hours a week add up to',
    columns: ['Hours a week', 'Hours a year', 'Cost of an hour', 'Cost a year'],
    answer: (hoursText: string, cost: string) => `${hoursText}, ${cost} a year`,
    single: (cost: string) => `Just one hour a week adds up to ${cost} a year.`,
  },
  breakEven: {
    formula:
      'Month it pays off = (price + your hours × cost of an hour) ÷ (monthly savings − monthly upkeep), rounded up',
    caption: 'Spent and saved so far',
    columns: ['At the end of month', 'Spent', 'Saved', 'Balance'],
    answer: (month: number) => (month === 0 ? 'It pays off from day one' : `It pays off in month ${month}`),
    beyond: (month: number) =>
      `It pays off in month ${month.toLocaleString('en-US')}. That’s more than five years away, so we wouldn’t build it.`,
    never: 'It never pays off, because each month’s upkeep eats up the savings.',
    chart: (month: number | undefined) =>
      month === undefined
        ? 'Money spent and saved, month by month. The lines don’t meet.'
        : `Money spent and saved, month by month. The lines meet in month ${month}.`,
    spent: 'spent',
    saved: 'saved',
    month: 'months',
  },
} as const
