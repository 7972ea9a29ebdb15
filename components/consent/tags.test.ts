import { expect, test, vi } from 'vitest'
import { everything, onlyNecessary, preferencesOf, type Preferences } from './machine.ts'
import { createTags, getDataLayer } from './tags.ts'

function setUp({ isConfigured = true, fails = false } = {}) {
  vi.stubGlobal('window', {})
  const dataLayer = getDataLayer()
  const told: string[] = []
  let starts = 0
  const start = async () => {
    starts += 1
    if (fails) throw new TypeError('blocked')
    return ({ analytics, marketing }: Preferences) => void told.push(`${analytics} ${marketing}`)
  }
  const update = createTags(dataLayer, isConfigured ? start : undefined)
  /** The commands, which are Arguments objects, as lists. */
  const commands = () => dataLayer.map((entry) => Array.from(entry as ArrayLike<unknown>))
  return { update, told, starts: () => starts, commands }
}

const signals = (analytics: string, ads: string) => ({
  ad_storage: ads,
  ad_user_data: ads,
  ad_personalization: ads,
  analytics_storage: analytics,
})

test('all four signals are denied first', () => {
  expect(setUp().commands()).toEqual([['consent', 'default', signals('denied', 'denied')]])
})

test.each([
  ['analytics', signals('granted', 'denied'), ['true false']],
  ['marketing', signals('denied', 'granted'), ['false true']],
  ['functional', signals('denied', 'denied'), []],
])('consent to %s alone', async (category, expected, managed) => {
  const { update, told, commands } = setUp()
  update(preferencesOf((name) => name === category))
  expect(commands()[1]).toEqual(['consent', 'update', expected])
  await Promise.resolve()
  expect(told).toEqual(managed)
})

test('the tag manager starts once, and is notified of each later choice', async () => {
  const { update, told, starts, commands } = setUp()
  for (const choice of [onlyNecessary, everything, onlyNecessary, everything]) update(choice)
  await Promise.resolve()
  expect(starts()).toBe(1)
  expect(told).toEqual(['true true', 'false false', 'true true'])
  expect(commands().map(([, command]) => command)).toEqual(['default', ...Array(4).fill('update')])
})

test('without a container, nothing starts, whatever the visitor accepts', () => {
  const { update, starts } = setUp({ isConfigured: false })
  update(everything)
  expect(starts()).toBe(0)
})

test("a tag manager whose code can't be loaded changes nothing else", async () => {
  const { update, commands } = setUp({ fails: true })
  update(everything)
  await new Promise((resolve) => setTimeout(resolve))
  expect(commands()).toHaveLength(2)
})
