import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { announce, announcePage, announcerId, describePages } from './announcer.ts'
import { wasPressedEarly } from './early-press.ts'
import { endProgress, isUnderWay, startProgress } from './navigation-progress.ts'

vi.mock('vike/client/router', () => ({ getPageContextClient: () => ({ urlOriginal: '/about/' }) }))

afterEach(() => vi.unstubAllGlobals())

describe('a navigation', () => {
  const assign = vi.fn<(url: string) => void>()
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('location', { assign })
  })
  afterEach(() => {
    endProgress()
    assign.mockClear()
    vi.useRealTimers()
  })

  test('is in progress until its page is shown', () => {
    expect(isUnderWay()).toBe(false)
    startProgress()
    expect(isUnderWay()).toBe(true)
    endProgress()
    expect(isUnderWay()).toBe(false)
  })

  test('that never ends is left to the browser, which loads the page as a document', () => {
    startProgress()
    vi.advanceTimersByTime(5999)
    expect(assign).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(assign).toHaveBeenCalledExactlyOnceWith('/about/')
  })

  test('that begins again waits from the start', () => {
    startProgress()
    vi.advanceTimersByTime(4000)
    startProgress()
    vi.advanceTimersByTime(4000)
    expect(assign).not.toHaveBeenCalled()
  })
})

describe('the announcer', () => {
  test('says a page by its title, and more where a profile asks for more', () => {
    const region = { textContent: '' }
    vi.stubGlobal('document', { getElementById: (id: string) => (id === announcerId ? region : null) })
    announcePage('About')
    expect(region.textContent).toBe('About')
    describePages((title) => `${title}. 3 headings.`)
    announcePage('About')
    expect(region.textContent).toBe('About. 3 headings.')
    describePages()
    announcePage('About')
    expect(region.textContent).toBe('About')
  })

  test('keeps silent on a page without a live region', () => {
    vi.stubGlobal('document', { getElementById: () => null })
    expect(() => announce('Copied.')).not.toThrow()
  })
})

test('a press before hydration is reported once, and only to its own button', () => {
  const dataset: Record<string, string> = { pressed: 'search' }
  vi.stubGlobal('document', { documentElement: { dataset } })
  expect(wasPressedEarly('menu')).toBe(false)
  expect(wasPressedEarly('search')).toBe(true)
  expect(wasPressedEarly('search')).toBe(false)
  expect(dataset).toEqual({ app: 'hydrated' })
})
