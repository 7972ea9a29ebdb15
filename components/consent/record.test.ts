import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { consentDays, consentRevision, storageKeys, tagCookies } from '#model/consent.ts'
import { storedItems } from '#model/storage.ts'
import { everything, onlyNecessary, preferencesOf } from './machine.ts'
import { parse, serialize, type ConsentRecord } from './record.ts'

const now = Date.UTC(2026, 10, 21)
const day = 86_400_000
const record: ConsentRecord = { status: 'accepted', preferences: everything, time: now, signal: false }

/** The stored record with some of its fields changed. */
const altered = (change: Record<string, unknown>) => {
  const { status, preferences } = serialize(record)
  return { status, preferences: JSON.stringify({ ...JSON.parse(preferences), ...change }) }
}

test.each([
  record,
  { ...record, status: 'rejected' as const, preferences: onlyNecessary, signal: true },
  { ...record, status: 'customized' as const, preferences: preferencesOf((name) => name === 'marketing') },
])('a stored choice is read back: $status', (stored) => {
  expect(parse(serialize(stored), now)).toEqual(stored)
})

test('a choice is valid for as many days as the policy says, to the millisecond', () => {
  expect(parse(serialize(record), now + consentDays * day - 1)).toEqual(record)
  expect(parse(serialize(record), now + consentDays * day)).toBeUndefined()
})

describe('a record is ignored', () => {
  test.each([
    ['of an older policy', { revision: consentRevision - 1 }],
    ['of another version', { version: 99 }],
    ['from the future', { time: now + 2 * day }],
    ['without a time', { time: undefined }],
    ["with a time that isn't a number", { time: String(now) }],
    ['without a revision', { revision: null }],
    ["with a revision that isn't a number", { revision: String(consentRevision) }],
    ['without a signal', { signal: undefined }],
    ['without a category', { marketing: undefined }],
    ["with a category that isn't a boolean", { analytics: 1 }],
    ['without the necessary category', { necessary: false }],
    ['that contradicts its status', { analytics: false }],
  ])('%s', (_name, change) => {
    expect(parse(altered(change), now)).toBeUndefined()
  })

  test.each([{ marketing: undefined }, { analytics: 1 }])('of a customized choice with %o', (change) => {
    expect(parse({ ...altered(change), status: 'customized' }, now)).toBeUndefined()
  })

  test.each([null, '', 'unset', 'ACCEPTED', '{"a":1}'])('with the status %s', (status) => {
    for (const preferences of [everything, onlyNecessary])
      expect(parse({ ...serialize({ ...record, preferences }), status }, now)).toBeUndefined()
  })

  test('whatever junk it is, without an exception', () => {
    const junk = fc.option(fc.oneof(fc.string(), fc.json(), fc.constant('accepted')))
    fc.assert(
      fc.property(junk, junk, (status, preferences) => {
        expect(parse({ status, preferences }, now)).toBeUndefined()
      }),
    )
  })
})

test('the cookie table lists every storage key and cookie in the code', () => {
  const names = storedItems.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(Object.values(storageKeys)))
  expect(names).toEqual(expect.arrayContaining(tagCookies.map(({ name }) => name)))
})
