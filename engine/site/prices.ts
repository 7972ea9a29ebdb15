import type { PriceLine } from '../../components/price-ranges/PriceRanges.tsx'
import { pricesSchema, type PriceFields } from '../schemas/prices.ts'
import { fill } from '../../model/fill.ts'
import { jobTexts, prefixed } from './jobs.ts'
import { daysPerWeek, rateFigures, type RateFigures } from '../../model/rate.ts'
import { exampleOf, exampleTexts, type Bundle, type Example } from './examples.ts'
import { moneyIn } from './money.ts'

/** The interface's words about durations and prices (interface/en.yaml, prices). */
export type PriceWords = Readonly<Record<'range' | 'from' | 'upTo', string>> &
  Readonly<Record<'hours' | 'days' | 'weeks', Forms>> & {
    /** Small numbers in words, by their digits. */
    numbers: Readonly<Record<string, string>>
  }
type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>
type Range = readonly [from: number, to: number]

/** Everything in prices.yaml, calculated and formatted for pages and texts. */
export type Prices = ReturnType<typeof pricesOf>

interface Options {
  /** The site's language, such as `en-US`. */
  language: string
  /** ISO 4217, such as `USD`. */
  currency: string
  words: PriceWords
}

/** Calculates prices and durations. All that pages show of either comes from here. */
export function pricesOf(fields: PriceFields = pricesSchema.parse({}), options: Options) {
  const { rounding, work, parts, jobs, process } = fields
  const { bundles: together, examples: buyers, terms: promised } = fields
  const { money, comma, count, spanOf, daysText, spelled } = formatters(options)
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
          basis: [hours && spanOf(words.hours, hours), durations.get(key), note].filter(Boolean).join(comma),
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
  const bundleTexts = together.flatMap(({ key, of, monthly }) =>
    prefixed(`bundle.${key}`, {
      from: money(rangeOf(of)[0]),
      to: money(rangeOf(of)[1]),
      price: rangeText(rangeOf(of)),
      ...(monthly.length > 0 && { yearly: rangeText(rangeOf(monthly, 12)) }),
    }),
  )
  const examples: Record<string, Example> = Object.fromEntries(
    buyers.flatMap(({ key, buys, ...buyer }) => {
      const bundle = bundles[buys]
      return bundle ? [[key, exampleOf({ key, buys, ...buyer }, bundle)]] : []
    }),
  )
  const steps: Record<string, string> = {
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
  const terms: Record<string, string> = {
    ...(perHour !== undefined && { rate: money(perHour) }),
    ...(hoursPerWeek !== undefined && { hoursPerWeek: count(hoursPerWeek) }),
    ...(perHour !== undefined && hoursPerWeek !== undefined && { weekPrice: money(perHour * hoursPerWeek) }),
    ...(process.length > 0 && { firstResult: spanOf(words.weeks, way, spelled) }),
    ...promised,
  }
  return {
    /** The price list, by the keys of the work. */
    lines: Object.fromEntries(lines),
    /** The duration of each step, by the keys of process, work and parts. */
    steps,
    terms,
    rate,
    bundles,
    examples,
    /** The values that texts may use, by name. */
    placeholders: Object.fromEntries([
      ...prefixed('terms', terms),
      ...lines.map(([key, line]) => [`work.${key}.price`, priceText(line, words)]),
      ...[...durations].map(([key, text]) => [`work.${key}.duration`, text]),
      ...bundleTexts,
      ...Object.entries(examples).flatMap(([key, example]) =>
        prefixed(`example.${key}`, exampleTexts(example, money, count)),
      ),
      ...prefixed('job', jobTexts(jobs, { priceOf, money, count })),
      ...prefixed('steps', steps),
      ...Object.entries(rate).map(([name, value]) => [`rate.${name}`, count(value)]),
    ]) as Record<string, string>,
  }
}

/** The figures behind the hourly rate; none if the firm has no such rate. */
function rateOf({ rate }: PriceFields): Partial<RateFigures> {
  const { perHour, assumed } = rate ?? {}
  if (assumed) return rateFigures(assumed)
  return perHour === undefined ? {} : { perHour }
}

const ends = ([from = 0, to = 0]: readonly number[]): Range => [from, to]

/** “$12,150 to $20,250”. */
const priceText = ({ from, to }: PriceLine, words: PriceWords): string =>
  to === undefined ? from : fill(words.range, { from, to })

/** Functions that format amounts and durations in the site's language. */
function formatters({ language, currency, words }: Options) {
  const number = new Intl.NumberFormat(language)
  const count = (value: number): string => number.format(value)
  const plural = new Intl.PluralRules(language)
  const spelled = (value: number): string => words.numbers[value] ?? count(value)
  /** “3 to 5 weeks”, “1 week”. */
  const spanOf = (forms: Forms, range: readonly number[], format = count): string => {
    const [from, to] = ends(range)
    const span = from === to ? format(to) : fill(words.range, { from: format(from), to: format(to) })
    return fill(forms[plural.select(to)] ?? forms.other ?? '', { count: span })
  }
  /** Whole weeks as weeks, everything else as days. */
  const daysText = (days: readonly number[]): string => {
    const weeks = days.map((each) => each / daysPerWeek)
    return weeks.every(Number.isInteger) ? spanOf(words.weeks, weeks) : spanOf(words.days, days)
  }
  /** What stands between the items of a list: a comma and a space in English, “and” in Arabic. */
  const comma = new Intl.ListFormat(language).formatToParts(['a', 'b', 'c'])[1]?.value ?? ', '
  return { money: moneyIn({ language, currency }), comma, count, spanOf, daysText, spelled }
}
