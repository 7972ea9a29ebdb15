import { closest } from 'fastest-levenshtein'
import { z } from 'zod'
import { daysPerWeek } from '../../model/rate.ts'
import { distinct, key, reporter, words } from './data-fields.ts'
import { amount, range, realAmount } from './values.ts'

const days = range(amount, '[2, 4]')

/** Something that has a price. */
const work = z
  .strictObject({
    key: key.describe('The name that other files use; it must not change later.'),
    name: words(80).describe('Its name in the price list.'),
    from: amount.optional().describe('The lowest price; alone, it means “from”.'),
    to: realAmount.optional().describe('The highest price; for a fixed price, the same as from.'),
    hours: range(realAmount, '[15, 25]')
      .optional()
      .describe('Instead of prices: hours of work at the hourly rate.'),
    unit: words(30).optional().describe('What the price is for: once, per month, per visit.'),
    weeks: range(realAmount, '[3, 5]').optional().describe('From start to finish.'),
    every: words(40).optional().describe('How often it recurs, as worded in a step: every month.'),
    note: words(120).optional().describe('What the price consists of, or depends on.'),
    includes: words(160).optional().describe('What the price includes, for the pricing page.'),
    excludes: words(160).optional().describe('What it does not include.'),
  })
  .superRefine(({ from, to, hours }, context) => {
    const report = reporter(context)
    const hasPrice = from !== undefined || to !== undefined
    if (hasPrice && hours !== undefined)
      report(['hours'], 'there are both a price and hours; expected one of them')
    if (!hasPrice && hours === undefined)
      report(['from'], 'there is no price; expected from, to or both, or hours')
    if (from !== undefined && to !== undefined && from > to)
      report(['to'], 'this is less than from; expected at least as much')
  })

/** A step that is part of what is sold. */
const part = z.strictObject({
  key,
  of: key.describe('The work that it is part of. The days of all parts must add up to its weeks.'),
  days,
})

/** Work that is sold together. */
const bundle = z.strictObject({
  key,
  of: z
    .array(key)
    .min(1, 'expected one or more')
    .describe('The keys of its work; list work twice if it is bought twice. Its price is the sum.'),
  monthly: z.array(key).default([]).describe('Work that recurs every month once it is running.'),
  fees: amount.default(0).describe('Monthly payments to others once it is running, such as hosting.'),
  buildMonths: amount.default(0).describe('Months until it is running.'),
  ownHours: amount.default(0).describe('Hours that the buyer’s staff spend on it, once.'),
})

/** A fictional buyer of a bundle, and what it saves. */
const example = z
  .strictObject({
    key,
    buys: key.describe('The key of a bundle.'),
    at: z.enum(['low', 'middle', 'high']).default('low').describe('Where each price is within its range.'),
    hoursPerWeek: realAmount.optional().describe('Hours saved in a week.'),
    hoursPerYear: realAmount.optional().describe('Instead: hours saved in a year.'),
    weeksPerYear: realAmount.default(50),
    hourly: realAmount.describe('What such an hour costs, including taxes and benefits.'),
    years: realAmount.default(3).describe('For how many years the savings are counted.'),
  })
  .refine(({ hoursPerWeek, hoursPerYear }) => (hoursPerWeek === undefined) !== (hoursPerYear === undefined), {
    path: ['hoursPerWeek'],
    error: 'expected hoursPerWeek or hoursPerYear, and not both',
  })
export type ExampleFields = z.output<typeof example>

/** A fictional job that a page describes from start to finish. */
const job = z.strictObject({
  key,
  items: z
    .array(
      z.strictObject({
        work: key.describe('The key of the work, whose range must include the hours.'),
        hours: realAmount.describe('As quoted.'),
        drive: amount.default(0).describe('Hours of driving, as quoted.'),
        spent: realAmount.describe('Hours that it actually took.'),
      }),
    )
    .min(1),
  care: z.strictObject({ work: key, hours: realAmount.describe('In a month.') }),
  saving: z.strictObject({
    minutes: range(amount, '[17, 38]').describe('Minutes that one case takes afterward and took before.'),
    perWeek: realAmount.describe('Cases in a week.'),
    weeksPerYear: realAmount,
    hourly: realAmount.describe('What an hour of the client’s staff costs, including taxes and benefits.'),
  }),
})
export type JobFields = z.output<typeof job>

/** A step from the first call to a result. */
const step = z
  .strictObject({
    key,
    text: words(60).optional().describe('How long it takes, in words.'),
    days: days.optional(),
    work: key.optional().describe('The work whose duration it has.'),
  })
  .refine(
    (fields) => [fields.text, fields.days, fields.work].filter((each) => each !== undefined).length === 1,
    { error: 'expected one of text, days and work' },
  )

const share = z.number().min(0).max(1)
const assumed = z
  .strictObject({
    weeks: amount.describe('In a year.'),
    daysPerWeek: amount,
    daysOff: amount.describe('Days of vacation in a year.'),
    holidays: amount.describe('In a year.'),
    daysLost: amount.describe('Lost to illness and training in a year.'),
    hoursPerDay: amount,
    billedPerDay: amount.describe('How many of these hours clients pay for.'),
    pay: amount.describe('Per year.'),
    payrollTax: share.describe('The employer’s share, as a fraction of pay.'),
    benefits: amount.describe('Per year.'),
    overhead: amount.describe('Per year.'),
    reserve: share.describe('For bad months, as a fraction of everything above.'),
  })
  .describe('Instead of a rate: the figures from which it is computed.')

/** A list of items with different keys. */
const keyed = <Item extends z.ZodType<{ key: string }>>(item: Item) =>
  z.array(item).default([]).superRefine(distinct('key'))

const fields = z.strictObject({
  rounding: z
    .number()
    .positive()
    .default(1)
    .describe('Prices computed from hours are rounded to a multiple of this.'),
  rate: z
    .strictObject({
      perHour: amount.optional().describe('What an hour costs.'),
      hoursPerWeek: amount.optional().describe('Hours of work in a week.'),
      assumed: assumed.optional(),
    })
    .refine(({ perHour, assumed: given }) => (perHour === undefined) !== (given === undefined), {
      path: ['perHour'],
      error: 'expected perHour or assumed, and not both',
    })
    .optional()
    .describe('Needed if any price is computed from hours.'),
  work: keyed(work).describe('Everything that has a price.'),
  parts: keyed(part),
  bundles: keyed(bundle).describe(
    'Work that is sold together. Texts show its price with {{bundle.KEY.price}}.',
  ),
  examples: keyed(example).describe(
    'Fictional buyers. Texts show what a bundle costs them with {{example.KEY.firstYear}}, and what they save with {{example.KEY.yearly}}.',
  ),
  jobs: keyed(job).describe(
    'Fictional jobs that pages describe in full: engine/site/jobs.ts lists the values that texts may use.',
  ),
  process: keyed(step).describe('The steps from the first call to a result.'),
  terms: z
    .record(
      z.string().regex(/^[a-z][A-Za-z0-9]*$/, 'expected letters and digits, such as firstTalk'),
      words(400),
    )
    .default({})
    .describe('Other terms of the firm. Texts show them with {{terms.NAME}}.'),
})
export type PriceFields = z.output<typeof fields>

/** Reports unknown keys, hours without a rate, and parts that don't add up to their work. */
function checkReferences(
  { rate, work: listed, parts, bundles, examples, process, jobs }: PriceFields,
  context: z.core.$RefinementCtx,
): void {
  const report = reporter(context)
  const byKey = new Map(listed.map((item) => [item.key, item]))
  const checkName = (kind: string, known: readonly string[], name: string, path: PropertyKey[]) => {
    if (!known.includes(name))
      report(path, `there is no ${kind} “${name}”; the closest is ${closest(name, known) || '(none)'}`)
  }
  const checkKey = (name: string, path: PropertyKey[]) => checkName('work', [...byKey.keys()], name, path)
  for (const [group, items] of Object.entries({ parts, process }))
    for (const [index, item] of items.entries())
      if (byKey.has(item.key) || (group === 'process' && parts.some((other) => other.key === item.key)))
        report(
          [group, index, 'key'],
          `${item.key} is already the key of another item above; expected a different one`,
        )
  for (const [index, { hours }] of listed.entries())
    if (hours && !rate)
      report(['work', index, 'hours'], 'there is no rate; expected one above, or from and to here')
  for (const [index, { of }] of parts.entries()) checkKey(of, ['parts', index, 'of'])
  for (const [index, bought] of bundles.entries())
    for (const field of ['of', 'monthly'] as const)
      for (const [item, name] of bought[field].entries()) checkKey(name, ['bundles', index, field, item])
  const bundleKeys = bundles.map(({ key: name }) => name)
  for (const [index, { buys }] of examples.entries())
    checkName('bundle', bundleKeys, buys, ['examples', index, 'buys'])
  for (const [index, { work: name }] of process.entries())
    if (name !== undefined) checkKey(name, ['process', index, 'work'])
  for (const [index, { items, care }] of jobs.entries())
    for (const [at, { work: name, hours }] of [...items, care].entries()) {
      const path = ['jobs', index, ...(at < items.length ? ['items', at] : ['care'])]
      checkKey(name, [...path, 'work'])
      const [from = 0, to = Infinity] = byKey.get(name)?.hours ?? []
      if (hours < from || hours > to)
        report([...path, 'hours'], `${name} takes ${from} to ${to} hours; expected a number in between`)
    }
  for (const [name, ofWork] of Map.groupBy(parts, ({ of }) => of)) {
    const weeks = byKey.get(name)?.weeks
    const sums = [0, 1].map(
      (end) => ofWork.reduce((sum, { days: taken }) => sum + (taken[end] ?? 0), 0) / daysPerWeek,
    )
    if (weeks && sums.some((sum, end) => sum !== weeks[end]))
      report(
        ['parts', parts.findIndex(({ of }) => of === name), 'of'],
        `the parts of ${name} take ${sums.join(' to ')} weeks, but it takes ${weeks.join(' to ')}; expected the same`,
      )
  }
}

/** A site's `prices.yaml`, which is optional. */
export const pricesSchema = fields.superRefine(checkReferences)
