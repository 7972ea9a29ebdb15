/**
 * The firm's terms: its prices, durations and promises (prices.yaml). Pages, forms and Markdown (as `{{terms.…}}` and
 * `{{work.…}}`) take every such figure from here, so no two pages can contradict each other. engine/site/prices.ts
 * calculates them.
 */
import { examples, lines, rate as figures, steps, terms } from '../.site/prices.ts'
import type { RateFigures } from './rate.ts'

export { terms }

/** The lines of the price list for these kinds of work. */
export const priceLines = (keys: readonly string[]) => keys.flatMap((key) => lines[key] ?? [])

/** The keys of all work that has a price. A service's front matter names those that it sells. */
export const workKeys: readonly string[] = Object.keys(lines)

/** The keys of the invented buyers whose purchases serve as examples. */
export const exampleKeys: readonly string[] = Object.keys(examples)

/** The keys of steps with a duration: a kind of work, a part of one, or a step on the way to a result. */
export const stepKeys: readonly string[] = Object.keys(steps)

/** A step's duration, such as “3 to 5 weeks”, “every month” or “1 hour, free”. */
export const stepText = (key: string): string => steps[key] ?? ''

/** The figures behind the hourly rate, for sites that show how it is calculated. */
export const rate = figures as RateFigures
