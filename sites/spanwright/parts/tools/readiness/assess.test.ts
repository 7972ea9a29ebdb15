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
  it('has nine questions, three of them required, and allows three weak points, as its texts say', () => {
    expect(questions).toHaveLength(9)
    expect(required).toHaveLength(3)
    expect(mostWeakPoints).toBe(3)
  })

  it('has no result before the last answer', () => {
    const { cost: _, ...rest } = all('yes')
    const { verdict, open } = assess(rest)
    expect([verdict, ids(open)]).toEqual(['unfinished', ['cost']])
  })

  it('says not yet if any required answer is no, and names the question', () => {
    for (const { id } of required) {
      const { verdict, reasons } = assess(all('yes', { [id]: 'no', cost: 'no' }))
      expect([verdict, ids(reasons)]).toEqual(['not-yet', [id]])
    }
  })

  it('recommends preparation if a required answer is only partly true', () => {
    expect(assess(all('yes', { data: 'partly' })).verdict).toBe('prepare')
  })

  it('allows exactly three weak points', () => {
    const weak = (count: number) =>
      Object.fromEntries(others.slice(0, count).map(({ id }) => [id, 'no' as const]))
    expect(assess(all('yes', weak(mostWeakPoints))).verdict).toBe('trial')
    expect(assess(all('yes', weak(mostWeakPoints + 1))).verdict).toBe('prepare')
  })
})
