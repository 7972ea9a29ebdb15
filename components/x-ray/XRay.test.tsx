// @vitest-environment happy-dom
import { flushSync } from 'react-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { words } from '#.site/words/x-ray.ts'
import { fill } from '#model/fill.ts'
import { at, mounted } from '#tests/mounted.tsx'
import { measure } from './measure.ts'
import { XRayButton } from './XRayButton.tsx'

const page = vi.hoisted(() => ({ urlPathname: '/about/' }))
vi.mock('vike-react/usePageContext', () => ({ usePageContext: () => page }))
await import('./XRay.tsx')

/** Paints as a canvas of one pixel, in shades of gray. */
class Canvas {
  fillStyle = ''
  #gray = 0
  getContext = () => this
  clearRect = () => (this.#gray = 0)
  fillRect = () => {
    const [gray = 0, , , alpha = 1] = this.fillStyle.match(/[\d.]+/g)?.map(Number) ?? [0, 0, 0, 0]
    this.#gray += (gray - this.#gray) * alpha
  }
  getImageData = () => ({ data: [this.#gray, this.#gray, this.#gray] })
}

const gray = (shade: number, alpha = 1) => `rgba(${shade}, ${shade}, ${shade}, ${alpha})`
const html = `
  <header class="header" data-box="0 0 1000 48"><p data-box="0 0 1 20">Thin</p><i data-box="9 0 9 9">Brand</i></header>
  <main style="background: ${gray(255)}; color: ${gray(0)}">
    <section data-ground="sheet" data-box="20.4 60 300 200">
      <h2 data-box="40 70 100 30">One</h2>
      <p data-box="40 100 100 30" id="half" style="background: ${gray(0, 0.5)}">Two</p>
      <p data-box="40 100 100 30"> <b data-box="90 100 9 9">Three</b></p>
      <p data-box="50 100 9 9" style="visibility: hidden">Hidden</p>
      <svg><text data-box="60 1 9 9">Drawn</text></svg>
    </section>
    <section data-box="20 200 300 47"><h3 data-box="70 1 9 1">Low</h3></section>
  </main>`

let resize = () => {}
const stopped = vi.fn<() => void>()
beforeEach(() => {
  vi.stubGlobal('OffscreenCanvas', Canvas)
  vi.stubGlobal('scrollX', 5)
  vi.stubGlobal('scrollY', 1000)
  vi.stubGlobal('fetch', async () => new Response(sitemap))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(listener: () => void) {
        resize = listener
      }
      observe = () => {}
      disconnect = stopped
    },
  )
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const [x = 0, y = 0, width = 0, height = 0] = this.getAttribute('data-box')?.split(' ').map(Number) ?? []
    return DOMRect.fromRect({ x, y, width, height })
  })
  document.documentElement.lang = 'en-US'
  page.urlPathname = '/about/'
})

const sitemap = ['/', '/about/', '/contact/']
  .map(
    (path, day) => `<url><loc>https://firm.example${path}</loc><lastmod>2026-11-0${day + 1}</lastmod></url>`,
  )
  .join('')

test('it measures boxes, edges and visible texts; half black over white has a contrast of 5.3 with black', () => {
  document.body.innerHTML = html
  const { boxes, edges, parts, texts, lowestContrast } = measure()
  expect(boxes).toEqual([
    { x: 5, y: 1000, width: 1000, height: 48, ground: undefined },
    { x: 25, y: 1060, width: 300, height: 200, ground: 'sheet' },
  ])
  expect(edges).toEqual([45])
  expect(parts).toEqual([{ name: 'One', bytes: at('section').outerHTML.length }])
  expect(texts).toBe(4)
  // The header lies on nothing, as black as its text.
  expect(lowestContrast).toBe(1)
  at('.header').remove()
  expect(measure().lowestContrast).toBeCloseTo(5.28, 1)
})

const value = (term: string) =>
  [...document.querySelectorAll('dt')].find(({ textContent }) => textContent === term)?.nextSibling
    ?.textContent
const happen = (type: string, target: EventTarget) =>
  flushSync(() => target.dispatchEvent(new Event(type, { bubbles: true })))
const press = (key: string, isPrevented = false) => {
  const event = new KeyboardEvent('keydown', { key, cancelable: true })
  if (isPrevented) event.preventDefault()
  flushSync(() => dispatchEvent(event))
}

test('the panel takes the focus, follows pointer and size, and returns the focus; a navigation closes it too', async () => {
  history.replaceState(null, '', '/about/')
  mounted(<XRayButton />, html)
  const open = async () => {
    at('#x-ray').focus()
    at('#x-ray').click()
    await expect.poll(() => document.activeElement?.id).toBe('x-ray-title')
  }
  const isOpen = () => document.querySelector('.x-ray') !== null
  await open()
  await expect.poll(() => value(words.sheet)).toBe(fill(words.ofSheets, { number: 2, of: 3 }))
  expect(value(words.changed)).toBe('2026-11-02')
  expect(value('One')).toMatch(/kB$/)
  expect(value(words.pointed)).toBe(words.pointAt)
  happen('pointerover', at('.x-ray'))
  expect(value(words.pointed)).toBe(words.pointAt)
  happen('pointerover', at('h2'))
  expect(value(words.pointed)).toBe('21.0 : 1')
  happen('focusin', at('#half'))
  expect(value(words.pointed)).toBe('5.2 : 1')
  at('main section').remove()
  flushSync(resize)
  expect(document.querySelector('.x-ray details')).toBeNull()
  press('Enter')
  press('Escape', true)
  expect(isOpen()).toBe(true)
  press('Escape')
  await expect.poll(() => document.activeElement?.id).toBe('x-ray')
  expect(isOpen()).toBe(false)
  expect(stopped).toHaveBeenCalledOnce()
  await open()
  at('.x-ray button').click()
  await expect.poll(isOpen).toBe(false)
  await open()
  page.urlPathname = '/privacy/'
  flushSync(resize)
  await expect.poll(isOpen).toBe(false)
})
