import { median } from '../../../model/median.ts'
import { budgets, type Check } from './budgets.ts'
import { checkPaints } from './paints.ts'
import type { Measurements } from './report.ts'

/** Compares measurements with the budgets. */
export function checksOf({ paints, navigations, journeys, traffic, returns }: Measurements): Check[] {
  return [
    ...checkPaints(paints),
    { name: 'Click to painted, median, ms', actual: median(navigations), limit: budgets.navigation },
    ...journeys.map(({ name, interaction }) => ({
      name: `INP of ${name}, ms`,
      actual: interaction,
      limit: budgets.interaction,
    })),
    { name: 'Home until idle, bytes', actual: traffic.bytes, limit: budgets.homeBytes },
    {
      name: 'Routes not restored from the back/forward cache',
      actual: returns.filter(({ isRestored }) => !isRestored).length,
      limit: budgets.notRestored,
    },
  ]
}
