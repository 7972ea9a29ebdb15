// @vitest-environment happy-dom
import { flushSync } from 'react-dom'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { words as openNow } from '#.site/words/open-now.ts'
import { afterPaint } from './after-paint.ts'
import { at, mounted, type } from '#tests/mounted.tsx'

const page = vi.hoisted(() => ({
  isHydration: false,
  isHistoryNavigation: false,
  urlParsed: {},
}))
vi.mock('vike-react/usePageContext', () => ({ usePageContext: () => page }))
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
const { Choice } = await import('#components/controls/Choice.tsx')
const { RangeField } = await import('#components/controls/RangeField.tsx')
const { TextField } = await import('#components/controls/TextField.tsx')
const { OpenNow } = await import('#components/hours/OpenNow.tsx')
const { Prerendered } = await import('#components/html/Prerendered.tsx')
const { useRendersBelow } = await import('#components/layout/below.ts')
const { EnteringPage } = await import('#components/layout/EnteringPage.tsx')
const { replaceStructuredData } = await import('#components/seo/structured-data-element.ts')
const { LanguageOffer } = await import('#components/language-switch/LanguageOffer.tsx')
afterAll(() => void vi.resetModules())
afterEach(() => void vi.restoreAllMocks())

test('controls say what has been chosen or typed', () => {
  const said = vi.fn<(value: string | number) => void>()
  const options = [
    { value: 'yes', label: 'Yes' },
    { value: 'no', label: 'No' },
  ]
  mounted(
    <>
      <Choice legend="" options={options} value={undefined} onChange={said} />
      <RangeField label="" min={0} max={9} step={1} value={1} shown="" onChange={said} />
      <TextField label="" unit="hours" value="" fault={undefined} onChange={said} />
    </>,
  )
  expect(at('.field__unit').textContent).toBe('hours')
  at('[value=no]').click()
  type(at('[type=range]'), '7')
  type(at('input:not([type=range]):not([type=radio])'), 'x')
  expect(said.mock.calls).toEqual([['no'], [7], ['x']])
})

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

test.each([
  ['a page that a navigation shows', {}, 'Above', 'page__entering'],
  ['the pre-rendered page', { isHydration: true }, 'AboveBelow', ''],
  ['a page on the server', { isHydration: undefined }, 'AboveBelow', ''],
  ['a place within a page', { urlParsed: { hashOriginal: '#fit' } }, 'AboveBelow', 'page__entering'],
  ['a page in the history', { isHistoryNavigation: true }, 'AboveBelow', 'page__entering'],
])('%s is whole after its first frame, and then says so once', async (_what, change, first, animated) => {
  Object.assign(page, { isHydration: false, isHistoryNavigation: false, urlParsed: {}, ...change })
  const Below = () => useRendersBelow() && 'Below'
  const onWhole = vi.fn<(context: object) => void>()
  const remove = mounted(
    <EnteringPage onWhole={onWhole}>
      Above
      <Below />
    </EnteringPage>,
  )
  expect([at('#part').textContent, at('#part > div').className]).toEqual([first, animated])
  await expect.poll(() => onWhole).toHaveBeenCalledExactlyOnceWith(page)
  expect(at('#part').textContent).toBe('AboveBelow')
  remove()
})

test('the new page’s structured data replaces that of the one before, if it has any', () => {
  document.head.innerHTML = '<script type="application/ld+json">{"a":1}</script>'
  replaceStructuredData({ b: '</script>' })
  expect(document.head.textContent).toBe('{"b":"\\u003c/script>"}')
  document.head.innerHTML = ''
  replaceStructuredData({})
  expect(document.head.innerHTML).toBe('')
})
