import { describe, expect, it } from 'vitest'
import { readinessQuestions as questions, type Answer } from './texts.ts'
import { assess, mostWeakPoints, type Answers } from './assess.ts'

const all = (answer: Answer, except: Record<string, Answer> = {}): Answers => ({
  ...Object.fromEntries(questions.map(({ id }) => [id, answer])),
  ...except,
})
const ids = (of: readonly { id: string }[]) => of.map(({ id }) => id)
const required = questions.filter(({ isRequired }) => isRequired)
const others = questions.filter(({ isRequired }) => !isRequired)

describe('the readiness check', () => {
  it('has eight to ten questions, three of them required, as its words say', () => {
    expect(questions.length).toBeGreaterThanOrEqual(8)
    expect(questions.length).toBeLessThanOrEqual(10)
    expect(required).toHaveLength(3)
    expect(mostWeakPoints).toBe(3)
  })

  it('has no result before the last answer', () => {
    const { cost: _, ...rest } = all('yes')
    const { verdict, open } = assess(questions, rest)
    expect([verdict, ids(open)]).toEqual(['unfinished', ['cost']])
  })

  it('says not yet if any required answer is a no, and names the question', () => {
    for (const { id } of required) {
      const { verdict, reasons } = assess(questions, all('yes', { [id]: 'no', cost: 'no' }))
      expect([verdict, ids(reasons)]).toEqual(['not-yet', [id]])
    }
  })

  it('recommends preparation if a required answer is only partly true', () => {
    expect(assess(questions, all('yes', { data: 'partly' })).verdict).toBe('prepare')
  })

  it('allows exactly as many weak points as its words say', () => {
    const weak = (count: number) =>
      Object.fromEntries(others.slice(0, count).map(({ id }) => [id, 'no' as const]))
    expect(assess(questions, all('yes', weak(mostWeakPoints))).verdict).toBe('trial')
    expect(assess(questions, all('yes', weak(mostWeakPoints + 1))).verdict).toBe('prepare')
  })
})
