import { beforeEach, expect, test, vi } from 'vitest'
import { loadFile } from './load-file.ts'
import { fetchWholeStyles, wholeStyles } from './whole-styles.ts'

const request = vi.fn<(address: string) => Promise<Response>>()
let app: object | null = null
let added: (EventTarget & { rel?: string; href?: string; media?: string })[] = []

beforeEach(() => {
  added = []
  request.mockReset().mockResolvedValue(new Response())
  vi.stubGlobal('fetch', request)
  vi.stubGlobal('document', {
    createElement: () => new EventTarget(),
    querySelector: (selector: string) =>
      selector === 'script[data-app]'
        ? app
        : selector.includes('/known')
          ? {}
          : added.find(({ href }) => selector === `link[href="${href}"]`),
    body: { append: (element: EventTarget) => added.push(element) },
  })
})

test('a stylesheet is added once, and each call waits for it', async () => {
  const arrived = vi.fn<() => void>()
  void loadFile('/a.css').then(arrived)
  void loadFile('/a.css').then(arrived)
  expect(added.map(({ rel, href }) => `${rel} ${href}`)).toEqual(['stylesheet /a.css'])
  await new Promise((resolve) => setTimeout(resolve))
  expect(arrived).not.toHaveBeenCalled()
  added[0]?.dispatchEvent(new Event('load'))
  await expect.poll(() => arrived).toHaveBeenCalledTimes(2)
  await loadFile('/a.css')
  expect(added).toHaveLength(1)
})

test('a stylesheet that fails is an error, and is added again by the next call', async () => {
  const first = loadFile('/b.css')
  added[0]?.dispatchEvent(new Event('error'))
  await expect(first).rejects.toThrow('/b.css could not be loaded')
  const second = loadFile('/b.css')
  added[1]?.dispatchEvent(new Event('load'))
  await expect(second).resolves.toBeUndefined()
})

test('a script is requested once, without waiting for it; its failure shows when it is imported', async () => {
  request.mockRejectedValue(new TypeError('offline'))
  await loadFile('/a.js')
  await loadFile('/a.js')
  expect(request).toHaveBeenCalledExactlyOnceWith('/a.js')
  expect(added).toEqual([])
})

test('what the page has already is not requested', async () => {
  await loadFile('/known.css')
  await loadFile('/known.js')
  expect([request.mock.calls, added]).toEqual([[], []])
})

test('the whole stylesheet is the one that the page’s boot script names, and only fetched at first; the development server has none', async () => {
  await wholeStyles()
  app = { dataset: { app: '["/app.js", ["/b.js"], "/whole.css"]' } }
  const fetched = fetchWholeStyles()
  expect(added.map(({ href, media }) => [href, media])).toEqual([['/whole.css', 'not all']])
  added[0]?.dispatchEvent(new Event('load'))
  await fetched
  expect(added[0]?.media).toBe('not all')
  await wholeStyles()
  expect(added.map(({ media }) => media)).toEqual([''])
})
