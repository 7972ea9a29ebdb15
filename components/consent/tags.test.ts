import { expect, test } from 'vitest'
import { everything, onlyNecessary, preferencesOf } from './machine.ts'
import { createTags, pushConsent, toSignals } from './tags.ts'

function setUp(containerId: string) {
  const dataLayer: unknown[] = []
  const loaded: string[] = []
  pushConsent(dataLayer, 'default', toSignals(onlyNecessary))
  const tags = createTags({ dataLayer, containerId, load: (url) => void loaded.push(url) })
  /** Commands as lists: they are Arguments objects. */
  const commands = () =>
    dataLayer.map((entry) =>
      Object.prototype.toString.call(entry) === '[object Arguments]'
        ? Array.from(entry as ArrayLike<unknown>)
        : entry,
    )
  return { tags, loaded, commands }
}

const signals = (analytics: string, ads: string) => ({
  ad_storage: ads,
  ad_user_data: ads,
  ad_personalization: ads,
  analytics_storage: analytics,
})
const url = 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST'

test('all four signals are denied first', () => {
  expect(setUp('').commands()).toEqual([['consent', 'default', signals('denied', 'denied')]])
})

test.each([
  ['analytics', signals('granted', 'denied'), [url]],
  ['marketing', signals('denied', 'granted'), [url]],
  ['functional', signals('denied', 'denied'), []],
])('consent to %s alone', (category, expected, scripts) => {
  const { tags, loaded, commands } = setUp('GTM-TEST')
  tags.update(preferencesOf((name) => name === category))
  expect(commands()[1]).toEqual(['consent', 'update', expected])
  expect(loaded).toEqual(scripts)
})

test('the tag manager starts after the update, and once', () => {
  const { tags, loaded, commands } = setUp('GTM-TEST')
  tags.update(everything)
  tags.update(onlyNecessary)
  tags.update(everything)
  expect(loaded).toEqual([url])
  expect(commands()).toEqual([
    ['consent', 'default', signals('denied', 'denied')],
    ['consent', 'update', signals('granted', 'granted')],
    { 'gtm.start': expect.any(Number), event: 'gtm.js' },
    ['consent', 'update', signals('denied', 'denied')],
    ['consent', 'update', signals('granted', 'granted')],
  ])
})

test('without a container nothing is loaded, whatever is accepted', () => {
  const { tags, loaded } = setUp('')
  tags.update(everything)
  expect(loaded).toEqual([])
})
