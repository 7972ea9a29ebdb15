import { expect, test, vi } from 'vitest'
import { profiles } from '#model/accessibility-profiles.ts'
import { createFeatureRunner, features, type FeatureCode } from './features.ts'
import { noProfiles } from './settings.ts'

const on = { ...noProfiles, adhdFriendly: true }

test.each([
  ['is not loaded before a profile needs it', ['off'], [0, 0, 0]],
  ['starts once and stops once', ['on', 'arrive', 'more', 'off', 'off'], [1, 1, 1]],
  ['does not start if it is switched off while loading', ['on', 'off', 'arrive'], [1, 0, 0]],
  ['runs once if it is switched off and on again while loading', ['on', 'off', 'on', 'arrive'], [2, 1, 0]],
  ['is loaded at the next change if that failed', ['on', 'fail', 'on', 'arrive'], [2, 1, 0]],
] as const)('the code of a feature %s', async (_what, steps, times) => {
  const arrivals: PromiseWithResolvers<FeatureCode>[] = []
  const stop = vi.fn<() => void>()
  const start = vi.fn<() => () => void>(() => stop)
  const load = vi.fn<() => Promise<FeatureCode>>(() => {
    arrivals.push(Promise.withResolvers())
    return arrivals.at(-1)!.promise
  })
  const run = createFeatureRunner([{ isWanted: ({ adhdFriendly }) => adhdFriendly, load }])
  const acts = {
    on: () => run(on),
    more: () => run({ ...on, screenReader: true }),
    off: () => run(noProfiles),
    arrive: () => arrivals.forEach(({ resolve }) => resolve({ start })),
    fail: () => arrivals[0]?.reject(new Error('offline')),
  }
  for (const step of steps) {
    acts[step]()
    await new Promise((resolve) => setTimeout(resolve))
  }
  expect([load, start, stop].map(({ mock }) => mock.calls.length)).toEqual(times)
})

test('each profile loads the code that it needs, and no other', async () => {
  const loaded = profiles.map(async (profile) => {
    const wanted = features.filter(({ isWanted }) => isWanted({ ...noProfiles, [profile]: true }))
    return [profile, await Promise.all(wanted.map(({ load }) => load()))]
  })
  expect(Object.fromEntries(await Promise.all(loaded))).toEqual({
    seizureSafe: [],
    visionImpaired: [],
    adhdFriendly: [await import('./profiles/reading-mask.ts')],
    cognitiveDisability: [await import('./profiles/reading-ruler.ts'), await import('./profiles/outline.ts')],
    keyboardNavigation: [await import('./profiles/keyboard.ts')],
    screenReader: [await import('./profiles/outline.ts'), await import('./profiles/spoken.ts')],
  })
})
