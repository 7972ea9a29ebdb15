import { describe, expect, it } from 'vitest'
import { combine } from './combine.ts'
import { methods, questions, type Opinion } from './texts.ts'

const opinion = (model: string, answer: string | undefined, certainty = 0.5, record = 0.5): Opinion => ({
  model,
  answer,
  certainty,
  record,
})

describe('the vote', () => {
  it('picks the most frequent answer, no matter how sure the others are', () => {
    const opinions = [opinion('A', 'no', 1, 1), opinion('B', 'yes', 0.1, 0.1), opinion('C', 'yes', 0.1, 0.1)]
    const result = combine(opinions, 'majority', 0)
    expect(result).toMatchObject({ answer: 'yes', because: 'ahead', agreement: { agreeing: 2, given: 3 } })
    expect(result.supports[0]?.share).toBeCloseTo(2 / 3)
  })

  it('leaves a tie to a person', () => {
    const result = combine([opinion('A', 'yes', 1, 1), opinion('B', 'no')], 'majority', 0)
    expect(result).toMatchObject({ because: 'tied' })
    expect(result.answer).toBeUndefined()
  })
})

describe('weighting', () => {
  // By hand: no 0.95 × 0.9 = 0.855; yes 0.6 × 0.6 + 0.7 × 0.5 = 0.71; together 1.565.
  const opinions = [
    opinion('A', 'no', 0.95, 0.9),
    opinion('B', 'yes', 0.6, 0.6),
    opinion('C', 'yes', 0.7, 0.5),
  ]

  it('multiplies the stated certainty by the record', () => {
    const { answer, supports } = combine(opinions, 'weighted', 0)
    expect(answer).toBe('no')
    expect(supports.map(({ weight }) => Number(weight.toFixed(3)))).toEqual([0.855, 0.71])
    expect(supports[0]?.share).toBeCloseTo(0.855 / 1.565)
  })

  it('gives certainty without a record no weight', () => {
    const loud = [opinion('A', 'no', 1, 0), opinion('B', 'yes', 0.2, 0.3), opinion('C', 'no', 1, 0)]
    expect(combine(loud, 'weighted', 0).answer).toBe('yes')
  })

  it('abstains below the threshold, and answers at it', () => {
    expect(combine(opinions, 'abstain', 0.55)).toMatchObject({ because: 'below-threshold' })
    expect(combine(opinions, 'abstain', 0.855 / 1.565).answer).toBe('no')
  })
})

describe("models that don't answer", () => {
  it('do not count', () => {
    const opinions = [opinion('A', 'yes'), opinion('B', 'yes'), opinion('C', undefined, 1, 1)]
    expect(combine(opinions, 'weighted', 0).supports[0]?.share).toBe(1)
  })

  it('may leave one opinion, or none', () => {
    expect(combine([opinion('A', 'yes'), opinion('B', undefined)], 'majority', 0).because).toBe('single')
    expect(combine([opinion('A', undefined)], 'majority', 0)).toMatchObject({
      because: 'silent',
      supports: [],
    })
  })
})

describe('the sample questions', () => {
  it('include one on which vote and weighting differ', () => {
    const answers = questions.map(({ opinions }) =>
      methods.slice(0, 2).map((method) => combine(opinions, method, 0).answer),
    )
    expect(answers.some(([vote, weighted]) => vote !== weighted && vote && weighted)).toBe(true)
  })

  it('include one on which all agree and are wrong', () => {
    const wrong = questions.filter(({ opinions, truth }) => {
      const { agreement, answer } = combine(opinions, 'majority', 0)
      return agreement.agreeing === opinions.length && answer !== truth
    })
    expect(wrong).toHaveLength(1)
  })
})
