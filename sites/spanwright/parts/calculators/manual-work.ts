import { costOfTime } from '#model/payback.ts'
import type { ManualWork } from './texts.ts'

/**
 * The cost of manual work: hours × weeks × wage, plus taxes and benefits.
 * @returns Hours and dollars a year, and dollars an hour.
 */
export function costOfManualWork({ wage, onCosts, ...time }: ManualWork) {
  const hourly = wage * (1 + onCosts / 100)
  return { ...costOfTime({ ...time, hourly }), hourly }
}
