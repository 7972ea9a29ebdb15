import { describe, expect, test } from 'vitest'
import { nextState, type FormEvent } from './machine.ts'
import { initialState, isBusy, type FormState } from './state.ts'

const after = (...events: FormEvent[]): FormState => events.reduce(nextState, initialState)

describe('the contact form', () => {
  test('sends once: a second click while sending changes nothing', () => {
    const sending = after({ type: 'send' })
    expect(isBusy(sending)).toBe(true)
    expect(nextState(sending, { type: 'send' })).toBe(sending)
    expect(nextState(after({ type: 'send' }, { type: 'arrive' }), { type: 'send' }).phase).toBe('sent')
  })

  test('reports that sending is slow, but not after it has finished', () => {
    expect(after({ type: 'send' }, { type: 'wait' }).phase).toBe('slow')
    expect(after({ type: 'send' }, { type: 'arrive' }, { type: 'wait' }).phase).toBe('sent')
  })

  test('shows errors on an attempt to send, removes corrected ones, and adds none while typing', () => {
    const refused = after({
      type: 'refuse',
      faults: { name: 'Enter your name', email: 'Enter a mail address' },
    })
    expect(refused).toMatchObject({ phase: 'editing', refusals: 1 })
    const typing = nextState(refused, {
      type: 'correct',
      faults: { email: 'Shorten it', message: 'Write a few words' },
    })
    expect(typing.faults).toEqual({ email: 'Shorten it' })
  })

  test('keeps the reason for a failure, and allows another attempt', () => {
    const failed = after({ type: 'send' }, { type: 'fail', reason: 'offline', draft: { name: 'A' } })
    expect(failed).toMatchObject({ phase: 'failed', reason: 'offline', draft: { name: 'A' } })
    expect(nextState(failed, { type: 'send' })).toMatchObject({ phase: 'sending', reason: '' })
  })

  test('hands the message to the mail program if there is no backend', () => {
    expect(after({ type: 'send' }, { type: 'hand-over', draft: {} }).phase).toBe('by-mail')
  })

  test('counts each refusal, so that the summary takes the focus again', () => {
    const refuse: FormEvent = { type: 'refuse', faults: { name: 'Enter your name' } }
    expect(after(refuse, { type: 'send' }, refuse).refusals).toBe(2)
  })
})
