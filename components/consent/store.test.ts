import { expect, test } from 'vitest'
import { consentCategories } from '#model/consent.ts'
import { everything, onlyNecessary, type Choice, type ConsentState, type Preferences } from './machine.ts'
import type { ConsentRecord } from './record.ts'
import { connect } from './store.ts'

/** The state machine with adapters that only record their calls. */
function setUp({ stored, signal = false }: { stored?: ConsentRecord; signal?: boolean } = {}) {
  const seen = {
    written: [] as ConsentRecord[],
    updates: [] as Preferences[],
    deleted: [] as string[],
    logged: [] as Choice[],
    confirmed: 0,
  }
  let record = stored
  let news = () => {}
  let state: ConsentState | undefined
  const send = connect(
    {
      signal,
      storage: {
        read: () => record,
        write: (next) => void seen.written.push((record = next)),
        sessionId: () => 'session',
        onChange: (listener) => (news = listener),
      },
      update: (preferences) => void seen.updates.push(preferences),
      deleteCookies: (categories) => void seen.deleted.push(categories.join()),
      confirm: () => (seen.confirmed += 1),
      log: (choice) => void seen.logged.push(choice),
    },
    (next) => (state = next),
  )
  const otherTab = (next: ConsentRecord | undefined) => {
    record = next
    news()
  }
  return { seen, send, otherTab, state: () => state }
}

const accepted: ConsentRecord = { status: 'accepted', preferences: everything, time: 1, signal: false }
const optional = consentCategories.filter((category) => category !== 'necessary').join()

test('for a new visitor, only leftover cookies are deleted', () => {
  const { seen } = setUp()
  expect(seen).toEqual({ written: [], updates: [], deleted: [optional], logged: [], confirmed: 0 })
})

test("a returning visitor's choice is sent to the tags, and neither stored nor logged again", () => {
  const { seen, state } = setUp({ stored: accepted })
  expect(seen).toEqual({ written: [], updates: [everything], deleted: [''], logged: [], confirmed: 0 })
  expect(state()).toMatchObject({ status: 'accepted' })
})

test('a withdrawal is stored, confirmed, sent to the tags and logged, and cookies are deleted', () => {
  const { seen, send } = setUp({ stored: accepted })
  send({ type: 'open' })
  send({ type: 'save', preferences: onlyNecessary })
  expect(seen.written).toMatchObject([{ status: 'customized', preferences: onlyNecessary }])
  expect(seen.updates).toEqual([everything, onlyNecessary])
  expect(seen.deleted.at(-1)).toBe(optional)
  expect(seen.logged).toEqual([{ status: 'customized', preferences: onlyNecessary }])
  expect(seen.confirmed).toBe(1)
})

test("another tab's choice is applied here, and neither stored, confirmed nor logged again", () => {
  const { seen, otherTab, state } = setUp()
  otherTab(accepted)
  otherTab({ ...accepted, time: 2 })
  expect(state()).toMatchObject({ status: 'accepted', preferences: everything })
  expect(seen).toMatchObject({ written: [], updates: [everything], logged: [], confirmed: 0 })
})

test('the signal overrides a choice made before it, but not one made despite it', () => {
  expect(setUp({ stored: accepted, signal: true }).state()).toMatchObject({ status: 'unset' })
  const later = setUp({ stored: { ...accepted, signal: true }, signal: true })
  expect(later.state()).toMatchObject({ status: 'accepted' })
})

test('the signal alone stores, sends and logs nothing', () => {
  const { seen, send } = setUp({ signal: true })
  send({ type: 'due' })
  expect(seen).toMatchObject({ written: [], updates: [], logged: [] })
})
