import { expect, test } from 'vitest'
import { profiles } from '#model/accessibility-profiles.ts'
import { createFeatureRunner, features, type Feature, type FeatureCode } from './features.ts'
import { noProfiles } from './settings.ts'

const on = { ...noProfiles, adhdFriendly: true }

/** A feature of one profile. Its code arrives when the test calls `arrive`. */
function setUp() {
  const seen = { loads: 0, starts: 0, stops: 0 }
  const arrivals: PromiseWithResolvers<FeatureCode>[] = []
  const feature: Feature = {
    isWanted: ({ adhdFriendly }) => adhdFriendly,
    load: () => {
      seen.loads += 1
      const arrival = Promise.withResolvers<FeatureCode>()
      arrivals.push(arrival)
      return arrival.promise
    },
  }
  const start = () => {
    seen.starts += 1
    return () => void (seen.stops += 1)
  }
  const arrive = async () => {
    for (const { resolve } of arrivals) resolve({ start })
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { seen, arrivals, arrive, run: createFeatureRunner([feature]) }
}

test('no code is fetched before a profile needs it', () => {
  const { seen, run } = setUp()
  run(noProfiles)
  expect(seen).toEqual({ loads: 0, starts: 0, stops: 0 })
})

test('a feature starts once and stops once', async () => {
  const { seen, run, arrive } = setUp()
  run(on)
  await arrive()
  run({ ...on, screenReader: true })
  run(noProfiles)
  run(noProfiles)
  expect(seen).toEqual({ loads: 1, starts: 1, stops: 1 })
})

test('a feature switched off while loading does not start', async () => {
  const { seen, run, arrive } = setUp()
  run(on)
  run(noProfiles)
  await arrive()
  expect(seen).toMatchObject({ starts: 0, stops: 0 })
})

test('a feature switched off and on again while loading runs once', async () => {
  const { seen, run, arrive } = setUp()
  run(on)
  run(noProfiles)
  run(on)
  await arrive()
  expect(seen).toMatchObject({ starts: 1, stops: 0 })
})

test("if a feature's code can't be loaded, the next change of the settings retries", async () => {
  const { seen, run, arrivals, arrive } = setUp()
  run(on)
  arrivals[0]?.reject(new Error('offline'))
  await arrive()
  run(on)
  await arrive()
  expect(seen).toEqual({ loads: 2, starts: 1, stops: 0 })
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
