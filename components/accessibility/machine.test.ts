import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  noProfiles,
  profileClasses,
  rootState,
  transition,
  type AccessibilityEvent,
  type Settings,
} from './machine.ts'
import { profiles } from '#model/accessibility-profiles.ts'

const run = (...events: AccessibilityEvent[]): Settings => events.reduce(transition, noProfiles)
const classesOf = (settings: Settings): string[] =>
  [...rootState(settings).classes].filter(([, isOn]) => isOn).map(([name]) => name)

test('all profiles are off at first, and the root is unchanged', () => {
  expect(Object.values(noProfiles)).toEqual([false, false, false, false, false, false])
  expect(classesOf(noProfiles)).toEqual([])
  expect(rootState(noProfiles).animationDuration).toBeUndefined()
})

test.each([
  ['seizureSafe', 'reduce-motion', '0s'],
  ['visionImpaired', 'high-contrast', undefined],
  ['adhdFriendly', 'focus-mode', undefined],
  ['cognitiveDisability', 'reading-guide', undefined],
  ['keyboardNavigation', 'keyboard-navigation', undefined],
  ['screenReader', 'screen-reader-optimized', undefined],
] as const)('%s adds only %s, and removes it again', (profile, className, duration) => {
  const on = run({ type: 'toggle', profile })
  expect(classesOf(on)).toEqual([className])
  expect(rootState(on).animationDuration).toBe(duration)
  expect(transition(on, { type: 'toggle', profile })).toEqual(noProfiles)
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
        expect(rootState(settings).classes.get(profileClasses[profile])).toBe(settings[profile])
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
