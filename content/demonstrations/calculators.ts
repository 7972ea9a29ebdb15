import type { Automation } from '#components/calculators/break-even.ts'
import type { Limits, Reading } from '#components/calculators/limits.ts'
import type { ManualWork } from '#components/calculators/manual-work.ts'

export interface FieldText extends Limits {
  label: string
  unit: string
}

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

/** Dollars without cents. */
export const dollars = (value: number): string => `${value < 0 ? '−' : ''}$${whole.format(Math.abs(value))}`
export const hours = (value: number): string => `${whole.format(value)} hours`

/** What a field says of text that it cannot use. */
export function faultText(
  fault: Extract<Reading, { fault: string }>['fault'],
  { label, min, max }: FieldText,
): string {
  switch (fault) {
    case 'empty':
      return `Enter a number for “${label}”.`
    case 'no-number':
      return 'Enter a number in digits, such as 12.5.'
    case 'too-small':
      return `Enter ${whole.format(min)} or more.`
    default:
      return `Enter ${whole.format(max)} or less.`
  }
}

/** The figures at the start: hours and pay are assumed, as an example to put your own in the place of. */
export const manualWork: ManualWork = { hoursPerWeek: 5, weeksPerYear: 50, wage: 24, onCosts: 25 }

export const manualWorkFields: Readonly<Record<keyof ManualWork, FieldText>> = {
  hoursPerWeek: { label: 'Time spent on it', unit: 'hours a week', min: 0, max: 400 },
  weeksPerYear: { label: 'Weeks in a year', unit: 'weeks', min: 1, max: 52 },
  wage: { label: 'Pay', unit: 'dollars an hour', min: 0, max: 1000 },
  onCosts: { label: 'Taxes and benefits on top', unit: '% of pay', min: 0, max: 200 },
}

/** The break-even sum of the article on process automation, with half the hoped-for gain. */
export const automation: Automation = { price: 8500, ownHours: 30, hourly: 29, monthly: 250, saving: 728 }

export const automationFields: Readonly<Record<keyof Automation, FieldText>> = {
  price: { label: 'Price to build it', unit: 'dollars, once', min: 0, max: 10_000_000 },
  ownHours: { label: 'Your own time for it', unit: 'hours, once', min: 0, max: 100_000 },
  hourly: { label: 'Cost of your own hour', unit: 'dollars', min: 0, max: 1000 },
  monthly: { label: 'Care and fees', unit: 'dollars a month', min: 0, max: 1_000_000 },
  saving: { label: 'What it saves', unit: 'dollars a month', min: 0, max: 1_000_000 },
}

export const calculatorTexts = {
  manualWork: {
    formula: 'Cost a year = hours a week × weeks × pay × (1 + taxes and benefits ÷ 100)',
    caption: 'Worked example: what one, five and ten hours a week come to',
    columns: ['Hours a week', 'Hours a year', 'Cost of an hour', 'Cost a year'],
    answer: (hoursText: string, cost: string) => `${hoursText}, ${cost} a year`,
    single: (cost: string) => `One hour a week alone comes to ${cost} a year.`,
  },
  breakEven: {
    formula:
      'Month = (price + own hours × cost of an hour) ÷ (saving a month − care a month), rounded up to a whole month',
    caption: 'Spent and saved since the start',
    columns: ['At the end of month', 'Spent', 'Saved', 'Balance'],
    answer: (month: number) => (month === 0 ? 'It pays from the start' : `It pays in month ${month}`),
    beyond: (month: number) => `Month ${month}, after more than five years. We would not build it.`,
    never: 'It never pays: a month saves no more than its care costs.',
    chart: (month: number | undefined) =>
      month === undefined
        ? 'Money spent and saved, month by month; the lines do not meet.'
        : `Money spent and saved, month by month; the lines meet in month ${month}.`,
    spent: 'spent',
    saved: 'saved',
    month: 'months',
  },
  faults: 'Mend the marked fields to see a result.',
} as const
