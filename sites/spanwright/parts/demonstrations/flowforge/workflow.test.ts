import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { happen, newSimulation, runUntilPerson } from './simulation.ts'
import type { Happening } from './texts.ts'
import { advance, approvalTime, mostRetries, newCase, waitAfter, type Case } from './workflow.ts'

const running = (step: Case['step'], failures = 0): Case => ({ ...newCase, step, phase: 'running', failures })
const told = ({ diary }: typeof newSimulation) => diary.map(({ step, happening }) => `${step} ${happening}`)

describe('a step that fails', () => {
  it('waits 1, 2, 4, 8 and 16 seconds, 31 in all', () => {
    const waits = [1, 2, 3, 4, 5].map(waitAfter)
    expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000])
    expect(waits.reduce((sum, wait) => sum + wait)).toBe(31_000)
  })

  it('is due again after the wait, shortened by jitter', () => {
    const outcome = advance(running('check', 1), { type: 'failed', share: 0.8 }, 500)
    expect(outcome?.next).toMatchObject({ phase: 'retry', failures: 2, due: 500 + 1600 })
    expect(outcome?.entry.wait).toBe(1600)
  })

  it('goes on the list for people after the last retry, and can be restarted from there', () => {
    const listed = advance(running('check', mostRetries), { type: 'failed', share: 1 }, 0)?.next
    expect(listed?.phase).toBe('listed')
    expect(advance(listed!, { type: 'reopened' }, 9)?.next).toMatchObject({
      phase: 'due',
      failures: 0,
      due: 9,
    })
  })

  it('is simply due again if it was interrupted', () => {
    expect(advance(running('invoice'), { type: 'interrupted' }, 7)?.next).toMatchObject({
      step: 'invoice',
      phase: 'due',
      due: 7,
    })
  })
})

describe('the approval', () => {
  const asked = advance({ ...newCase, step: 'approval' }, { type: 'taken' }, 0)!.next

  it('waits for a person, with a deadline', () => {
    expect(asked).toMatchObject({ phase: 'person', due: approvalTime })
  })

  it('leads to the invoice after a yes, and skips it after a no or a missed deadline', () => {
    expect(advance(asked, { type: 'answered', answer: 'yes' }, 5)?.next.step).toBe('invoice')
    expect(advance(asked, { type: 'answered', answer: 'no' }, 5)?.next.step).toBe('notice')
    expect(advance(asked, { type: 'expired' }, approvalTime)?.next).toMatchObject({
      step: 'notice',
      answer: 'no',
    })
  })
})

describe('a whole case', () => {
  it('runs until it needs a person, and after a yes to the end', () => {
    const atPerson = runUntilPerson(newSimulation, 'twice', 1)
    expect(told(atPerson)).toEqual([
      'request taken',
      'request succeeded',
      'check taken',
      'check failed',
      'check taken',
      'check failed',
      'check taken',
      'check succeeded',
      'approval asked',
    ])
    const answered = happen(atPerson, { type: 'answered', answer: 'yes' }, atPerson.clock + 1000)
    const done = runUntilPerson(answered, 'twice', 1)
    expect(done.current.phase).toBe('done')
    expect(told(done).slice(-2)).toEqual(['notice taken', 'notice finished'])
    expect(told(done)).toContain('invoice succeeded')
  })

  it('ends up on the list if the outage lasts', () => {
    const { current, diary } = runUntilPerson(newSimulation, 'lasting', 1)
    expect(current).toMatchObject({ step: 'check', phase: 'listed' })
    expect(diary.filter(({ happening }) => happening === 'failed')).toHaveLength(mostRetries)
  })

  it('never repeats a step and never goes back, whatever happens', () => {
    const happenings = fc.constantFrom<Happening>(
      { type: 'taken' },
      { type: 'succeeded' },
      { type: 'failed', share: 0.8 },
      { type: 'interrupted' },
      { type: 'answered', answer: 'yes' },
      { type: 'answered', answer: 'no' },
      { type: 'expired' },
      { type: 'reopened' },
    )
    fc.assert(
      fc.property(fc.array(happenings, { maxLength: 80 }), (stream) => {
        const end = stream.reduce(
          (simulation, happening) => happen(simulation, happening, simulation.clock + 1),
          newSimulation,
        )
        const finished = end.diary
          .filter(({ happening }) => ['succeeded', 'finished', 'answered', 'expired'].includes(happening))
          .map(({ step }) => step)
        expect(new Set(finished).size).toBe(finished.length)
      }),
    )
  })
})
