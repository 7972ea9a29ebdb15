// @vitest-environment happy-dom
import { flushSync } from 'react-dom'
import { expect, test, vi } from 'vitest'
import { words as openNow } from '#.site/words/open-now.ts'
import { afterPaint } from './after-paint.ts'
import { at, mounted } from '#tests/mounted.tsx'
import { OpenNow } from '#components/hours/OpenNow.tsx'
import { Prerendered } from '#components/html/Prerendered.tsx'
import { replaceStructuredData } from '#components/seo/structured-data-element.ts'
import { LanguageOffer } from '#components/language-switch/LanguageOffer.tsx'
import { ScrollProgress } from '#components/scroll-progress/ScrollProgress.tsx'
import { watchFrames } from './scrolling-frames.ts'

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
  mounted(<LanguageOffer />)
  const offer = () => document.querySelector('.language-offer a')?.getAttribute('href')
  await afterPaint()
  expect(offer()).toBe(address)
  if (address) flushSync(() => at('.language-offer button').click())
  expect(offer()).toBeUndefined()
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

test('without scroll timelines, a bar shows how much of the page is above the window, once it has moved', () => {
  const supports = vi.fn<() => boolean>().mockReturnValueOnce(false).mockReturnValue(true)
  vi.stubGlobal('CSS', { supports })
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => act())
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(500)
  const height = vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(1500)
  const scrollTo = (y: number) => {
    vi.stubGlobal('scrollY', y)
    dispatchEvent(new Event('scroll'))
    return `${bar.style.getPropertyValue('--scroll')} ${bar.hasAttribute('data-visible')}`
  }
  const remove = mounted(<ScrollProgress />)
  let bar = at('.scroll-progress')
  expect([scrollTo(101), scrollTo(100)]).toEqual(['0.101 true', '0.1 false'])
  height.mockReturnValue(500)
  expect(scrollTo(0)).toBe('0 false')
  remove()
  expect(scrollTo(900)).toBe('0 false')
  mounted(<ScrollProgress />)
  bar = at('.scroll-progress')
  expect(scrollTo(900)).toBe(' false')
})

test('a wide table is a tab stop as long as it scrolls, even if only its content has changed', () => {
  const observe = vi.fn<(element: Element) => void>()
  let resize = (_entries: { target: Element }[]) => {}
  class Observer {
    constructor(listener: typeof resize) {
      resize = listener
    }
    observe = observe
  }
  vi.stubGlobal('ResizeObserver', Observer)
  document.body.innerHTML = '<div class="table"><i></i></div><div class="prose"><pre></pre></div><pre></pre>'
  watchFrames()
  expect(observe.mock.calls).toEqual([[at('.table')], [at('i')], [at('.prose pre')]])
  vi.spyOn(at('.table'), 'clientWidth', 'get').mockReturnValue(320)
  const stopAt = (width: number) => {
    vi.spyOn(at('.table'), 'scrollWidth', 'get').mockReturnValue(width)
    resize([{ target: at('i') }])
    return at('.table').getAttribute('tabindex')
  }
  expect([stopAt(321), stopAt(320)]).toEqual(['0', null])
})
