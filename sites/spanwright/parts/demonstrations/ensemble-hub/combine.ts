import type { Method, Opinion } from './texts.ts'

/** The weight of an opinion, 0 to 1: the stated certainty counts only as far as the record bears it out. */
export const weightOf = ({ certainty, record }: Opinion): number => certainty * record

/** Equal up to rounding errors. */
const isEqual = (one: number, other: number): boolean => Math.abs(one - other) < 1e-9

/** The answers given, each with its support, the strongest first. */
function supportsOf(opinions: readonly Opinion[], weigh: (opinion: Opinion) => number) {
  const total = opinions.reduce((sum, opinion) => sum + weigh(opinion), 0)
  const answers = [...new Set(opinions.flatMap(({ answer }) => answer ?? []))]
  return answers
    .map((answer) => {
      const agreeing = opinions.filter((opinion) => opinion.answer === answer)
      const weight = agreeing.reduce((sum, opinion) => sum + weigh(opinion), 0)
      /** Of the weight of all answers, 0 to 1. */
      const share = total > 0 ? weight / total : 0
      return { answer, models: agreeing.length, weight, share }
    })
    .toSorted((a, b) => b.weight - a.weight)
}

/**
 * Combines several answers into one. Models that were late do not count.
 * @param opinions One from each model that was asked.
 * @param method The vote; the weighted vote; or the latter, with no answer below the threshold.
 * @param threshold The share of the weight that the third method requires, 0 to 1.
 */
export function combine(opinions: readonly Opinion[], method: Method, threshold: number) {
  const given = opinions.filter(({ answer }) => answer !== undefined)
  const supports = supportsOf(given, method === 'majority' ? () => 1 : weightOf)
  const [first, second] = supports
  /** How many of the models that answered gave the strongest answer. */
  const agreement = { agreeing: first?.models ?? 0, given: given.length }
  /** Without an answer, the rule leaves the question to a person. */
  const result = (because: 'ahead' | 'tied' | 'below-threshold' | 'single' | 'silent', answer?: string) => ({
    because,
    answer,
    supports,
    agreement,
  })
  if (!first) return result('silent')
  if (given.length === 1) return result('single', first.answer)
  if (second && isEqual(first.weight, second.weight)) return result('tied')
  if (method === 'abstain' && first.share < threshold && !isEqual(first.share, threshold)) {
    return result('below-threshold')
  }
  return result('ahead', first.answer)
}

export type Combined = ReturnType<typeof combine>
