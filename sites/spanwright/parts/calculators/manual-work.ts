import { costOfTime } from '#model/payback.ts'
import type { ManualWork } from './texts.ts'

/**
 * What manual work costs: hours × weeks × wage, with its on-costs.
 * @returns Hours and dollars a year.
 */
export function costOfManualWork({ wage, onCosts, ...time }: ManualWork) {
  const hourly = wage * (1 + onCosts / 100)
  return { ...costOfTime({ ...time, hourly }), hourly }
}
