import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { noProfiles, transition, type AccessibilityEvent, type Settings } from './machine.ts'
import { profiles } from '#model/accessibility-profiles.ts'

const run = (...events: AccessibilityEvent[]): Settings => events.reduce(transition, noProfiles)

test('all profiles are off at first', () => {
  expect(Object.values(noProfiles)).toEqual([false, false, false, false, false, false])
})

const event: fc.Arbitrary<AccessibilityEvent> = fc.oneof(
  fc.record({ type: fc.constant('toggle' as const), profile: fc.constantFrom(...profiles) }),
  fc.record({ type: fc.constant('reset' as const) }),
)

test('profiles combine: each is on after an odd number of toggles since the last reset', () => {
  fc.assert(
    fc.property(fc.array(event), (events) => {
      const sinceReset = events.slice(events.findLastIndex(({ type }) => type === 'reset') + 1)
      const settings = run(...events)
      for (const profile of profiles) {
        const toggles = sinceReset.filter((each) => each.type === 'toggle' && each.profile === profile)
        expect(settings[profile]).toBe(toggles.length % 2 === 1)
      }
    }),
  )
})

test('settings are never changed in place', () => {
  const before = run({ type: 'toggle', profile: 'screenReader' })
  transition(before, { type: 'toggle', profile: 'seizureSafe' })
  transition(before, { type: 'reset' })
  expect(before).toEqual({ ...noProfiles, screenReader: true })
})
