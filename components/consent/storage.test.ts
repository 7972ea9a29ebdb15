import { beforeEach, expect, test, vi } from 'vitest'
import { storageKeys } from '#model/consent.ts'
import { everything, onlyNecessary } from './machine.ts'
import type { ConsentRecord } from './record.ts'
import { createStorage } from './storage.ts'

const accepted: ConsentRecord = {
  status: 'accepted',
  preferences: everything,
  time: Date.now(),
  signal: false,
}
const rejected: ConsentRecord = { ...accepted, status: 'rejected', preferences: onlyNecessary }

const kept = new Map<string, string>()
const listeners: Record<string, (event: object) => void> = {}
/** What the browser's storage refuses: nothing, writing, or everything. */
let refused: 'none' | 'writing' | 'all' = 'none'
const unless = (...cases: (typeof refused)[]) => {
  if (cases.includes(refused)) throw new DOMException('', 'QuotaExceededError')
}

beforeEach(() => {
  kept.clear()
  refused = 'none'
  vi.stubGlobal('addEventListener', (type: string, listener: (event: object) => void) => {
    listeners[type] = listener
  })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (unless('all'), kept.get(key) ?? null),
    setItem: (key: string, value: string) => (unless('writing', 'all'), kept.set(key, value)),
    removeItem: (key: string) => (unless('all'), kept.delete(key)),
  })
})

test('a choice is there in the next document, and its preferences were stored last', () => {
  createStorage().write(accepted)
  expect(createStorage().read()).toEqual(accepted)
  expect([...kept.keys()]).toEqual([storageKeys.status, storageKeys.preferences])
})

test('a full storage forgets the old choice; the new one lasts as long as the document', () => {
  const storage = createStorage()
  storage.write(accepted)
  refused = 'writing'
  storage.write(rejected)
  expect(storage.read()).toEqual(rejected)
  expect(createStorage().read()).toBeUndefined()
  refused = 'none'
  storage.write(accepted)
  createStorage().write(rejected)
  expect(storage.read()).toEqual(rejected)
})

test('a blocked storage keeps everything as long as the document', () => {
  refused = 'all'
  const storage = createStorage()
  expect(storage.read()).toBeUndefined()
  storage.write(accepted)
  expect(storage.read()).toEqual(accepted)
  expect(storage.sessionId()).toBe(storage.sessionId())
  expect(createStorage().read()).toBeUndefined()
})

test('the id of a session is kept, and replaced if it is not a UUID', () => {
  const id = createStorage().sessionId()
  expect(createStorage().sessionId()).toBe(id)
  for (const junk of ['junk', `${id}0`, `0${id}`]) {
    kept.set(storageKeys.session, junk)
    const next = createStorage().sessionId()
    expect(next).not.toBe(junk)
    expect(kept.get(storageKeys.session)).toBe(next)
  }
})

test.each([
  [0x00, '00000000-0000-4000-8000-000000000000'],
  [0xff, 'ffffffff-ffff-4fff-bfff-ffffffffffff'],
])('from random bytes that are all %i, the id is %s', (byte, id) => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(byte) })
  expect(createStorage().sessionId()).toBe(id)
})

test.each([
  ['storage', { key: storageKeys.preferences, newValue: '{}' }, 1],
  ['storage', { key: storageKeys.status, newValue: null }, 1],
  ['storage', { key: null, newValue: null }, 1],
  ['storage', { key: storageKeys.status, newValue: 'accepted' }, 0],
  ['storage', { key: 'theme', newValue: null }, 0],
  ['pageshow', { persisted: true }, 1],
  ['pageshow', { persisted: false }, 0],
])('the event %s with %o is reported %i times', (type, event, times) => {
  const listener = vi.fn<() => void>()
  createStorage().onChange(listener)
  listeners[type]?.(event)
  expect(listener).toHaveBeenCalledTimes(times)
})

test("another tab's choice replaces one that only this document has", () => {
  const storage = createStorage()
  storage.onChange(() => {})
  refused = 'writing'
  storage.write(rejected)
  refused = 'none'
  createStorage().write(accepted)
  expect(storage.read()).toEqual(rejected)
  listeners['storage']?.({ key: storageKeys.preferences, newValue: kept.get(storageKeys.preferences) })
  expect(storage.read()).toEqual(accepted)
})
