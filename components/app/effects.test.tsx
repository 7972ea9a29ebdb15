// @vitest-environment happy-dom
import { flushSync } from 'react-dom'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { words as openNow } from '#.site/words/open-now.ts'
import { afterPaint } from './after-paint.ts'
import { at, mounted } from '#tests/mounted.tsx'

const data = vi.hoisted(() => ({
  seo: { languages: ['en', 'pl'] },
  prerendered: undefined as object | undefined,
}))
vi.mock('vike-react/useData', () => ({ useData: () => data }))
vi.mock('#.site/languages.ts', () => ({
  languages: [
    { tag: 'en', base: '' },
    { tag: 'pl', base: '/pl', name: 'Polski', offer: 'Po polsku', close: 'Zamknij' },
    { tag: 'de', base: '/de', name: 'Deutsch', offer: 'Auf Deutsch', close: 'Zu' },
  ],
}))
const watch = vi.hoisted(() => ({ show: (_text: string) => {}, stop: vi.fn<() => void>() }))
vi.mock('#components/hours/watch-opening.ts', () => ({
  watchOpening: (show: (text: string) => void) => {
    watch.show = show
    return watch.stop
  },
}))

// Workers keep their modules from one file to the next.
vi.resetModules()
const { OpenNow } = await import('#components/hours/OpenNow.tsx')
const { Prerendered } = await import('#components/html/Prerendered.tsx')
const { replaceStructuredData } = await import('#components/seo/structured-data-element.ts')
const { LanguageOffer } = await import('#components/language-switch/LanguageOffer.tsx')
afterAll(() => void vi.resetModules())
afterEach(() => void vi.restoreAllMocks())

test('the line that says whether the firm is open is that of its clock, as long as it is shown', async () => {
  const remove = mounted(<OpenNow />)
  await vi.dynamicImportSettled()
  flushSync(() => watch.show(openNow.closed))
  expect(at('.open-now strong').textContent).toBe(openNow.closed)
  remove()
  expect(watch.stop).toHaveBeenCalledOnce()
  mounted(<OpenNow />)()
  await vi.dynamicImportSettled()
  // Gone before its code came: the clock never started.
  expect(watch.stop).toHaveBeenCalledOnce()
})

test.each([
  ['pl-PL', '/pl/about/'],
  ['pl', '/pl/about/'],
  ['de', undefined],
  ['fr', undefined],
  ['en-GB', undefined],
])('to a browser in %s, the page in its language is offered, if there is one: %s', async (asked, address) => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(asked)
  const remove = mounted(<LanguageOffer />)
  const offer = () => document.querySelector('.language-offer a')?.getAttribute('href')
  await afterPaint()
  expect(offer()).toBe(address)
  if (address) flushSync(() => at('.language-offer button').click())
  expect(offer()).toBeUndefined()
  remove()
})

test('React finds a pre-rendered part in the page’s data, or else in the document', () => {
  const shown = (html: string) => {
    const remove = mounted(<Prerendered name="plan" />, html)
    const text = at('#part').textContent
    remove()
    return text
  }
  expect(shown('<div data-part="plan"><b>In the page</b></div>')).toBe('In the page')
  expect(shown('')).toBe('')
  data.prerendered = { plan: { html: '<b>In the data</b>' } }
  expect(shown('<div data-part="plan">In the page</div>')).toBe('In the data')
})

test('the new page’s structured data replaces that of the one before, if it has any', () => {
  document.head.innerHTML = '<script type="application/ld+json">{"a":1}</script>'
  replaceStructuredData({ b: '</script>' })
  expect(document.head.textContent).toBe('{"b":"\\u003c/script>"}')
  document.head.innerHTML = ''
  replaceStructuredData({})
  expect(document.head.innerHTML).toBe('')
})
