import type { Combined, Method, Opinion, Support } from './texts.ts'

/** The weight of an opinion, 0 to 1: the stated certainty counts only as far as the record bears it out. */
export const weightOf = ({ certainty, record }: Opinion): number => certainty * record

/** Equal up to rounding errors. */
const isEqual = (one: number, other: number): boolean => Math.abs(one - other) < 1e-9

function supportsOf(opinions: readonly Opinion[], weigh: (opinion: Opinion) => number): Support[] {
  const total = opinions.reduce((sum, opinion) => sum + weigh(opinion), 0)
  const answers = [...new Set(opinions.flatMap(({ answer }) => answer ?? []))]
  return answers
    .map((answer) => {
      const agreeing = opinions.filter((opinion) => opinion.answer === answer)
      const weight = agreeing.reduce((sum, opinion) => sum + weigh(opinion), 0)
      return { answer, models: agreeing.length, weight, share: total > 0 ? weight / total : 0 }
    })
    .toSorted((a, b) => b.weight - a.weight)
}

/**
 * Combines several answers into one. Models that were late do not count.
 * @param opinions One from each model that was asked.
 * @param method The vote; the weighted vote; or the latter, with no answer below the threshold.
 * @param threshold The share of the weight that the third method requires, 0 to 1.
 */
export function combine(opinions: readonly Opinion[], method: Method, threshold: number): Combined {
  const given = opinions.filter(({ answer }) => answer !== undefined)
  const supports = supportsOf(given, method === 'majority' ? () => 1 : weightOf)
  const [first, second] = supports
  const agreement = { agreeing: first?.models ?? 0, given: given.length }
  const result = (because: Combined['because'], answer?: string): Combined => ({
    because,
    supports,
    agreement,
    ...(answer !== undefined && { answer }),
  })
  if (!first) return result('silent')
  if (given.length === 1) return result('single', first.answer)
  if (second && isEqual(first.weight, second.weight)) return result('tied')
  if (method === 'abstain' && first.share < threshold && !isEqual(first.share, threshold)) {
    return result('below-threshold')
  }
  return result('ahead', first.answer)
}
