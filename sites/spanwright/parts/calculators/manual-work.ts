import type { ManualWork } from './texts.ts'

/**
 * What manual work costs: hours × weeks × wage, with its on-costs.
 * @returns Hours and dollars a year.
 */
export function costOfManualWork({ hoursPerWeek, weeksPerYear, wage, onCosts }: ManualWork) {
  const hours = hoursPerWeek * weeksPerYear
  const hourly = wage * (1 + onCosts / 100)
  return { hours, hourly, yearly: hours * hourly }
}
