import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { words as texts } from '#.site/words/consent-banner.ts'
import { preferencesId, sendConsent, startConsent } from './store.ts'
import { isBannerShown } from './machine.ts'
import { site } from '#model/site.ts'

vi.mock('#model/asks-for-consent.ts', () => ({ asksForConsent: true }))
const logChoice = vi.hoisted(() => vi.fn<(...args: unknown[]) => Promise<void>>())
vi.mock('./log.ts', () => ({ logChoice }))
const published = vi.hoisted(() => vi.fn<(state: unknown) => void>())
vi.mock('#components/app/shared-state.ts', () => ({
  sharedState: () => ({ set: published, use: () => {} }),
}))

vi.mock('#components/app/after-paint.ts', () => ({ afterPaint: () => Promise.resolve() }))
const announce = vi.hoisted(() => vi.fn<(text: string) => void>())
vi.mock('#components/app/announcer.ts', () => ({ announce }))

let page = new EventTarget()
const dataset: Record<string, string> = {}
const warn = vi.fn<() => void>()
const now = () => published.mock.lastCall?.[0] as Parameters<typeof isBannerShown>[0]

/** Starts in a document that has been loading for 3 s. */
function start({ readyState = 'loading', loadEventStart = 0 } = {}): void {
  vi.stubGlobal('document', { readyState, cookie: '', documentElement: { dataset } })
  vi.stubGlobal('performance', { now: () => 3000, getEntriesByType: () => [{ loadEventStart }] })
  startConsent()
}

beforeEach(() => {
  page = new EventTarget()
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('history', { state: null })
  vi.stubGlobal('location', { origin: 'https://firm.example', pathname: '/about/', search: '?key=secret' })
  vi.stubGlobal('window', {})
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
  vi.stubGlobal('console', { ...console, warn })
})
afterEach(() => {
  // The other way round, the timers' own performance would stay: it is what the stub replaced.
  site.backend.url = ''
})

test('the banner appears a second after the load event', () => {
  start()
  vi.advanceTimersByTime(5000)
  expect(isBannerShown(now())).toBe(false)
  start({ readyState: 'complete', loadEventStart: 2600 })
  vi.advanceTimersByTime(599)
  expect(isBannerShown(now())).toBe(false)
  vi.advanceTimersByTime(1)
  expect(isBannerShown(now())).toBe(true)
})

test('an app that starts before the load event waits for it; one that starts late shows the banner at once', () => {
  start({ loadEventStart: 1000 })
  page.dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(0)
  expect(isBannerShown(now())).toBe(true)
})

test('a press before the app started, or the page was reloaded for it, opens the preferences', () => {
  start()
  expect(now().isPanelOpen).toBe(false)
  dataset['pressed'] = preferencesId
  start()
  expect(now().isPanelOpen).toBe(true)
  vi.stubGlobal('history', { state: { pressed: preferencesId }, replaceState: () => {} })
  start()
  expect(now().isPanelOpen).toBe(true)
})

test('a choice is announced, and logged with the page’s path alone; without a backend or after a failure, the console says so', async () => {
  site.backend.url = '/'
  const choose = () => {
    sendConsent({ type: 'open' })
    sendConsent({ type: 'save', preferences: now().preferences })
    return vi.dynamicImportSettled()
  }
  start()
  await choose()
  expect(logChoice).toHaveBeenCalledExactlyOnceWith(
    { status: 'customized', preferences: now().preferences },
    expect.stringMatching(/^[\da-f-]{36}$/),
    'https://firm.example/about/',
  )
  expect(warn).not.toHaveBeenCalled()
  expect(announce).toHaveBeenCalledExactlyOnceWith(texts.chosen)
  logChoice.mockRejectedValueOnce(new Error('offline'))
  await choose()
  site.backend.url = ''
  await choose()
  expect(warn).toHaveBeenCalledTimes(2)
  expect(logChoice).toHaveBeenCalledTimes(2)
})
