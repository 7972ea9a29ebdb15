/** What the first calculator asks for. */
export interface ManualWork {
  /** Hours of it in a week. */
  hoursPerWeek: number
  weeksPerYear: number
  /** Dollars an hour before taxes and benefits. */
  wage: number
  /** What taxes and benefits add to the wage, in percent. */
  onCosts: number
}

/**
 * What manual work costs: hours × weeks × wage, with its on-costs.
 * @returns Hours and dollars a year.
 */
export function costOfManualWork({ hoursPerWeek, weeksPerYear, wage, onCosts }: ManualWork) {
  const hours = hoursPerWeek * weeksPerYear
  const hourly = wage * (1 + onCosts / 100)
  return { hours, hourly, yearly: hours * hourly }
}
