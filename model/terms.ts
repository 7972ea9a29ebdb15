/**
 * The firm's terms: what it charges, how long things take, and what it promises (prices.yaml). Pages, forms and
 * Markdown (as `{{terms.…}}` and `{{work.…}}`) take every such figure from here, so that no two pages can contradict
 * each other. engine/site/prices.ts works them out.
 */
import { examples, lines, rate as figures, steps, terms } from '../.site/prices.ts'
import type { RateFigures } from './rate.ts'

export { terms }

/** Lines of the price list, by the keys of the work. */
export const priceLines = (keys: readonly string[]) => keys.flatMap((key) => lines[key] ?? [])

/** The keys of everything that has a price. A service's front matter names those that it sells. */
export const workKeys: readonly string[] = Object.keys(lines)

/** The keys of the made-up buyers, whose purchases are worked out. */
export const exampleKeys: readonly string[] = Object.keys(examples)

/** What a step of a service may take: a kind of work, a part of one, or a step of the way to a result. */
export const stepKeys: readonly string[] = Object.keys(steps)

/** “3 to 5 weeks”, “every month”, “1 hour, free”. */
export const stepText = (key: string): string => steps[key] ?? ''

/** The figures of an hourly rate, for the parts of a site that says what its rate is worked out from. */
export const rate = figures as RateFigures
