import { afterEach, expect, test, vi } from 'vitest'
import { startPreloading } from './preload.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('the whole stylesheet is fetched after an interaction, and applied once the visitor pauses', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', setTimeout)
  vi.stubGlobal('Element', EventTarget)
  const listeners = new Map<string, (event: object) => void>()
  const links: (EventTarget & { href?: string; media?: string })[] = []
  vi.stubGlobal('document', {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    createElement: () => new EventTarget(),
    querySelector: (selector: string) =>
      selector.startsWith('script')
        ? { dataset: { app: '["/app.js", [], "/preload-whole.css"]' } }
        : links.find(({ href }) => selector === `link[href="${href}"]`),
    body: {
      append: (link: EventTarget) => {
        links.push(link)
        queueMicrotask(() => link.dispatchEvent(new Event('load')))
      },
    },
  })
  startPreloading()
  const press = () => listeners.get('keydown')?.({ isTrusted: true, target: null })
  listeners.get('keydown')?.({ isTrusted: false, target: null })
  await vi.advanceTimersByTimeAsync(1000)
  expect(links).toEqual([])
  for (const expected of ['not all', 'not all', '']) {
    press()
    await vi.advanceTimersByTimeAsync(expected ? 190 : 210)
    expect(links.map(({ media }) => media)).toEqual([expected])
  }
})
