import { costOfTime, resultAfter, type Purchase, type Result } from '../../model/payback.ts'
import type { ExampleFields } from '../schemas/prices.ts'

/** What work that is bought together costs: its lowest and highest prices. */
export interface Bundle {
  price: readonly [from: number, to: number]
  /** Care and what others are paid. */
  monthly: readonly [from: number, to: number]
  buildMonths: number
  /** Hours that the buyer's own people spend on it, once. */
  ownHours: number
}

/** A made-up buyer: what a bundle costs, what it saves, and what comes of it. */
export interface Example extends Purchase {
  hoursPerWeek: number
  /** Hours and money saved in a year of use. */
  hours: number
  yearly: number
  years: number
  result: Result
}

const along = { low: 0, middle: 0.5, high: 1 }

/**
 * Works an example out.
 * @param fields What prices.yaml says of it.
 * @param bundle What it buys.
 */
export function exampleOf(
  { at, hoursPerYear, weeksPerYear, hourly, years, ...given }: ExampleFields,
  { price, monthly, buildMonths, ownHours }: Bundle,
): Example {
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

/**
 * What texts say of an example, by name: money to the nearest hundred, hours to the nearest ten.
 * @param money Writes an amount.
 * @param count Writes a number.
 */
export const exampleTexts = (
  { hours, yearly, result }: Example,
  money: (value: number) => string,
  count: (value: number) => string,
): Record<string, string> => ({
  hours: count(nearest(hours, 10)),
  yearly: money(nearest(yearly, 100)),
  firstYear: money(nearest(result.firstYear, 100)),
})
