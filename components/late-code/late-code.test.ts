import { beforeEach, expect, test, vi } from 'vitest'
import { wasPressedEarly } from './early-press.ts'
import { importWithFiles, installImportAgain } from './import-again.ts'
import { loadPressed, wasPressedBefore } from './load-pressed.ts'

let onError: ((event: { target: unknown }) => void) | undefined
let state: unknown = null
const reload = vi.fn<() => void>()
const ask = vi.fn<(address: string) => Promise<Response>>()

beforeEach(() => {
  vi.stubGlobal('fetch', ask)
  // No boot script, hence no styles to wait for.
  vi.stubGlobal('document', { querySelector: () => null })
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('history', {
    get state() {
      return state
    },
    replaceState: (next: unknown) => {
      state = next
    },
  })
  vi.stubGlobal('HTMLLinkElement', EventTarget)
  vi.stubGlobal('addEventListener', (_type: string, listener: typeof onError) => {
    onError = listener
  })
  installImportAgain()
})

test('a press before hydration is reported once, and only to its own button', () => {
  const dataset: Record<string, string> = { pressed: 'search' }
  vi.stubGlobal('document', { documentElement: { dataset } })
  expect(wasPressedEarly('menu')).toBe(false)
  expect(wasPressedEarly('search')).toBe(true)
  expect(wasPressedEarly('search')).toBe(false)
  expect(dataset).toEqual({ app: 'hydrated' })
})

test('the element of a stylesheet that failed is removed, so that the next try fetches it again', () => {
  const remove = vi.fn<() => void>()
  const sheet = Object.assign(new HTMLLinkElement(), { href: '/a.css', remove })
  onError?.({ target: sheet })
  expect(remove).toHaveBeenCalledOnce()
  onError?.({ target: { remove } })
  expect(remove).toHaveBeenCalledOnce()
})

test('a file is imported once what it needs is requested, and from another address after each failure', async () => {
  ask.mockResolvedValue(new Response())
  expect(await importWithFiles(async () => 'code', ['late.js'])).toBe('code')
  expect(await importWithFiles(async () => 'more')).toBe('more')
  expect(ask.mock.calls).toEqual([['/late.js']])
  const { importAgain } = globalThis as unknown as { importAgain: (address: string) => Promise<unknown> }
  const failing = 'data:text/javascript,throw new Error(import.meta.url)//'
  for (const end of ['//', '//?again=1', '//?again=2'])
    await expect(importAgain(failing)).rejects.toThrow(failing.replace(/\/\/$/, end))
  expect(await importAgain('data:text/javascript,export const a = 1')).toMatchObject({ a: 1 })
})

test('without a connection the failure is reported at once, and nothing is reloaded', async () => {
  ask.mockRejectedValue(new TypeError('offline'))
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('failed'))
  await expect(loadPressed('offline', load)).rejects.toThrow('failed')
  expect(load).toHaveBeenCalledTimes(1)
  expect(ask).toHaveBeenCalledWith('/a.css', expect.objectContaining({ method: 'HEAD' }))
  expect(reload).not.toHaveBeenCalled()
})

test('if the server answers, another try may succeed', async () => {
  ask.mockResolvedValue(new Response())
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('failed'))
    .mockResolvedValue('code')
  expect(await loadPressed('twice', load)).toBe('code')
  expect(reload).not.toHaveBeenCalled()
})

test('code doesn’t wait for the whole stylesheet, which what shows it applies', async () => {
  const querySelector = (selector: string) =>
    selector.startsWith('script') ? { dataset: { app: '["/app.js", [], "/whole.css"]' } } : null
  // There is no `createElement` to add a stylesheet with.
  vi.stubGlobal('document', { querySelector })
  expect(await importWithFiles(async () => 'code', ['whole.css'])).toBe('code')
  await expect(importWithFiles(async () => 'code', ['other.css'])).rejects.toThrow('createElement')
})

test('if that fails too, the page is reloaded and pressed again, but only once', async () => {
  ask.mockResolvedValue(new Response(null, { status: 404 }))
  state = { vike: 1 }
  const load = () => Promise.reject(new Error('gone'))
  void loadPressed('menu', load)
  await expect.poll(() => reload).toHaveBeenCalledOnce()
  expect(wasPressedBefore('search')).toBe(false)
  expect(wasPressedBefore('menu')).toBe(true)
  expect(wasPressedBefore('menu')).toBe(false)
  expect(state).toEqual({ vike: 1 })
  await expect(loadPressed('menu', load)).rejects.toThrow('gone')
  expect(reload).toHaveBeenCalledOnce()
})
