import { costOfTime, resultAfter, type Purchase } from '../../model/payback.ts'
import type { ExampleFields } from '../schemas/prices.ts'

/** The lowest and highest prices of work that is sold together. */
export interface Bundle {
  price: readonly [from: number, to: number]
  /** Care, and payments to others. */
  monthly: readonly [from: number, to: number]
  buildMonths: number
  /** Hours that the buyer's staff spend on it, once. */
  ownHours: number
}

/** A fictional buyer of a bundle: its costs, savings (hours and money in a year of use) and result. */
export type Example = ReturnType<typeof exampleOf>

const along = { low: 0, middle: 0.5, high: 1 }

/** Calculates what a bundle costs the buyer in an example, and saves. */
export function exampleOf(
  { at, hoursPerYear, weeksPerYear, hourly, years, ...given }: ExampleFields,
  { price, monthly, buildMonths, ownHours }: Bundle,
) {
  const hoursPerWeek = given.hoursPerWeek ?? (hoursPerYear ?? 0) / weeksPerYear
  const between = ([from, to]: Bundle['price']): number => from + (to - from) * along[at]
  const { hours, yearly } = costOfTime({ hoursPerWeek, weeksPerYear, hourly })
  const purchase: Purchase = {
    price: between(price),
    ownHours,
    hourly,
    monthly: between(monthly),
    saving: yearly / 12,
    buildMonths,
  }
  return { ...purchase, hoursPerWeek, hours, yearly, years, result: resultAfter(purchase, years) }
}

const nearest = (value: number, step: number): number => Math.round(value / step) * step

type Format = (value: number) => string

/** The values of an example that texts may use, by name: money to the nearest hundred, hours to the nearest ten. */
export const exampleTexts = ({ hours, yearly, result }: Example, money: Format, count: Format) => ({
  hours: count(nearest(hours, 10)),
  yearly: money(nearest(yearly, 100)),
  firstYear: money(nearest(result.firstYear, 100)),
})
