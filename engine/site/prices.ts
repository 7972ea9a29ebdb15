import type { PriceLine } from '#components/price-ranges/PriceRanges.tsx'
import type { PriceFields } from '../schemas/prices.ts'
import { jobTexts } from './jobs.ts'
import { daysPerWeek, rateFigures, type RateFigures } from '../../model/rate.ts'
import { exampleOf, exampleTexts, type Bundle, type Example } from './examples.ts'
import { moneyIn } from './money.ts'

/** What the interface says of durations and prices, in forms by number (interface/en.yaml, prices). */
export interface PriceWords {
  /** `{from} to {to}` */
  range: string
  /** `from {price}` */
  from: string
  /** `up to {price}` */
  upTo: string
  hours: Forms
  days: Forms
  weeks: Forms
  /** Small numbers as prose writes them, by their digits. */
  numbers: Readonly<Record<string, string>>
}
type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>
type Range = readonly [from: number, to: number]

/** What prices.yaml comes to: everything as pages and texts show it. */
export interface Prices {
  /** The price list, by the keys of the work. */
  lines: Readonly<Record<string, PriceLine>>
  /** How long each step takes, by the keys of process, work and parts. */
  steps: Readonly<Record<string, string>>
  /** The firm's terms, by their names. */
  terms: Readonly<Record<string, string>>
  /** The figures of the hourly rate; none where the firm has no such rate. */
  rate: Readonly<Partial<RateFigures>>
  /** What work that is bought together costs, by the keys of the bundles. */
  bundles: Readonly<Record<string, Bundle>>
  /** What bundles come to for made-up buyers, by the keys of the examples. */
  examples: Readonly<Record<string, Example>>
  /**
   * By name, what texts refer to: `terms.…`, `work.….price`, `bundle.….price`, `example.….firstYear`, `job.…`,
   * `steps.…`, `rate.…`.
   */
  placeholders: Readonly<Record<string, string>>
}

interface Options {
  /** Of the site, such as `en-US`. */
  language: string
  /** ISO 4217, such as `USD`. */
  currency: string
  words: PriceWords
}

/**
 * Works out prices and durations. Whatever a page says of them comes from here.
 * @param fields What prices.yaml says; nothing where a site does without it.
 */
export function pricesOf(fields: PriceFields | undefined, options: Options): Prices {
  const {
    rounding = 1,
    work = [],
    parts = [],
    bundles: together = [],
    examples: buyers = [],
    jobs = [],
    process = [],
    terms: promised = {},
  } = fields ?? {}
  const { money, number, spanOf, daysText, spelled } = writers(options)
  const { words } = options
  const rate = rateOf(fields)
  const priceOf = (hours: number): number => Math.round((hours * (rate.perHour ?? 0)) / rounding) * rounding
  const durations = new Map(work.map(({ key, weeks }) => [key, weeks ? spanOf(words.weeks, weeks) : '']))

  const lines = work.map(
    ({ key, name, hours, weeks, unit = '', note, includes, excludes, ...item }): [string, PriceLine] => {
      const [from, to] = hours ? hours.map(priceOf) : [item.from, item.to]
      const [lowest = 0, highest = 0] = [from ?? to, to ?? from]
      const isRange = from !== undefined && to !== undefined && from !== to
      const form = from === undefined ? words.upTo : to === undefined ? words.from : '{price}'
      return [
        key,
        {
          scope: name,
          basis: [hours && spanOf(words.hours, hours), durations.get(key), note].filter(Boolean).join(', '),
          ...(isRange
            ? { from: money(from), to: money(to) }
            : { from: fill(form, { price: money(lowest) }) }),
          unit,
          amounts: [lowest, highest],
          ...(form !== '{price}' && { open: from === undefined ? ('below' as const) : ('above' as const) }),
          ...(includes && { includes }),
          ...(excludes && { excludes }),
          ...(weeks && { weeks: ends(weeks) }),
        },
      ]
    },
  )
  const amountsOf = new Map(lines.map(([key, { amounts }]) => [key, amounts]))
  const rangeOf = (keys: readonly string[], times = 1): Range =>
    ends([0, 1].map((end) => times * keys.reduce((sum, name) => sum + (amountsOf.get(name)?.[end] ?? 0), 0)))
  const rangeText = ([from, to]: Range): string =>
    from === to ? money(from) : fill(words.range, { from: money(from), to: money(to) })
  const bundles = Object.fromEntries(
    together.map(({ key, of, monthly, fees, ...bundle }): [string, Bundle] => {
      const [from, to] = rangeOf(monthly)
      return [key, { price: rangeOf(of), monthly: [from + fees, to + fees], ...bundle }]
    }),
  )
  const sums = together.flatMap(({ key, of, monthly }) =>
    Object.entries({
      [`${key}.from`]: money(rangeOf(of)[0]),
      [`${key}.to`]: money(rangeOf(of)[1]),
      [`${key}.price`]: rangeText(rangeOf(of)),
      ...(monthly.length > 0 && { [`${key}.yearly`]: rangeText(rangeOf(monthly, 12)) }),
    }),
  )
  const examples = Object.fromEntries(
    buyers.flatMap(({ key, buys, ...buyer }) => {
      const bundle = bundles[buys]
      return bundle ? [[key, exampleOf({ key, buys, ...buyer }, bundle)]] : []
    }),
  )
  const steps = {
    ...Object.fromEntries(work.map(({ key, every = '' }) => [key, durations.get(key) || every])),
    ...Object.fromEntries(parts.map(({ key, days }) => [key, daysText(days)])),
    ...Object.fromEntries(
      process.map(({ key, text, days, work: name = '' }) => [
        key,
        text ?? (days ? daysText(days) : (durations.get(name) ?? '')),
      ]),
    ),
  }
  const way = [0, 1].map((end) => {
    const daysOf = (name = ''): number =>
      (work.find(({ key }) => key === name)?.weeks?.[end] ?? 0) * daysPerWeek
    const days = process.reduce((sum, step) => sum + (step.days?.[end] ?? daysOf(step.work)), 0)
    return Math.ceil(days / daysPerWeek)
  })
  const { perHour } = rate
  const { assumed, hoursPerWeek = assumed && assumed.billedPerDay * assumed.daysPerWeek } = fields?.rate ?? {}
  const terms = {
    ...(perHour !== undefined && { rate: money(perHour) }),
    ...(hoursPerWeek !== undefined && { hoursPerWeek: number.format(hoursPerWeek) }),
    ...(perHour !== undefined && hoursPerWeek !== undefined && { weekPrice: money(perHour * hoursPerWeek) }),
    ...(process.length > 0 && { firstResult: spanOf(words.weeks, way, spelled) }),
    ...promised,
  }
  return {
    lines: Object.fromEntries(lines),
    steps,
    terms,
    rate,
    bundles,
    examples,
    placeholders: {
      ...prefixed('terms', terms),
      ...Object.fromEntries(lines.map(([key, line]) => [`work.${key}.price`, priceText(line, words)])),
      ...Object.fromEntries([...durations].map(([key, text]) => [`work.${key}.duration`, text])),
      ...prefixed('bundle', Object.fromEntries(sums)),
      ...Object.assign(
        {},
        ...Object.entries(examples).map(([key, example]) =>
          prefixed(
            `example.${key}`,
            exampleTexts(example, money, (count) => number.format(count)),
          ),
        ),
      ),
      ...prefixed('job', jobTexts(jobs, { priceOf, money, count: (value) => number.format(value) })),
      ...prefixed('steps', steps),
      ...Object.fromEntries(
        Object.entries(rate).map(([name, value]) => [`rate.${name}`, number.format(value)]),
      ),
    },
  }
}

/** The figures behind an hourly rate. */
function rateOf(fields: PriceFields | undefined): Prices['rate'] {
  const { perHour, assumed } = fields?.rate ?? {}
  if (assumed) return rateFigures(assumed)
  return perHour === undefined ? {} : { perHour }
}

const ends = ([from = 0, to = 0]: readonly number[]): Range => [from, to]

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)

const prefixed = (group: string, texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [`${group}.${name}`, text]))

/** “$12,150 to $20,250”. */
const priceText = ({ from, to }: PriceLine, words: PriceWords): string =>
  to === undefined ? from : fill(words.range, { from, to })

/** Amounts and durations as the site's language writes them. */
function writers({ language, currency, words }: Options) {
  const number = new Intl.NumberFormat(language)
  const plural = new Intl.PluralRules(language)
  const spelled = (count: number): string => words.numbers[count] ?? number.format(count)
  /** “3 to 5 weeks”, “1 week”. */
  const spanOf = (
    forms: Forms,
    range: readonly number[],
    write = (count: number) => number.format(count),
  ): string => {
    const [from, to] = ends(range)
    const count = from === to ? write(to) : fill(words.range, { from: write(from), to: write(to) })
    return fill(forms[plural.select(to)] ?? forms.other ?? '', { count })
  }
  /** Whole weeks as weeks, everything else as days. */
  const daysText = (days: readonly number[]): string =>
    days.every((count) => count % daysPerWeek === 0)
      ? spanOf(
          words.weeks,
          days.map((count) => count / daysPerWeek),
        )
      : spanOf(words.days, days)
  return { money: moneyIn({ language, currency }), number, spanOf, daysText, spelled }
}
