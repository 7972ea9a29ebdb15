import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { announce } from './announcer.ts'
import { endProgress, isUnderWay, patienceMs, startProgress } from './navigation-progress.ts'

vi.mock('vike/client/router', () => ({ getPageContextClient: () => ({ urlOriginal: '/about/' }) }))
const isSlow = vi.hoisted(() => vi.fn<(value: boolean) => void>())
vi.mock('./shared-state.ts', () => ({ sharedState: () => ({ set: isSlow, use: () => {} }) }))
const wholeStyles = vi.hoisted(() => vi.fn<() => Promise<void>>().mockResolvedValue())
vi.mock('./whole-styles.ts', () => ({ wholeStyles }))

describe('a navigation', () => {
  const assign = vi.fn<(url: string) => void>()
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('location', { assign })
  })
  afterEach(() => {
    endProgress()
  })

  test('is in progress until its page is shown', () => {
    expect(isUnderWay()).toBe(false)
    startProgress()
    expect(isUnderWay()).toBe(true)
    endProgress()
    expect(isUnderWay()).toBe(false)
  })

  test('that never finishes loads the page as a document', () => {
    startProgress()
    vi.advanceTimersByTime(patienceMs - 1)
    expect(assign).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(assign).toHaveBeenCalledExactlyOnceWith('/about/')
  })

  test('is shown as slow once it has taken a moment and its styles are there, unless it has ended', async () => {
    startProgress()
    await vi.advanceTimersByTimeAsync(100)
    expect(isSlow).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(100)
    expect(isSlow.mock.calls).toEqual([[true]])
    const styles = Promise.withResolvers<void>()
    wholeStyles.mockReturnValueOnce(styles.promise)
    startProgress()
    await vi.advanceTimersByTimeAsync(200)
    endProgress()
    styles.resolve()
    await vi.advanceTimersByTimeAsync(0)
    expect(isSlow.mock.lastCall).toEqual([false])
  })

  test('whose styles can’t be loaded loads the page as a document', async () => {
    wholeStyles.mockRejectedValueOnce(new Error('failed'))
    startProgress()
    await vi.advanceTimersByTimeAsync(200)
    expect(assign).toHaveBeenCalledExactlyOnceWith('/about/')
  })

  test('that restarts has the whole waiting time again', () => {
    startProgress()
    vi.advanceTimersByTime(patienceMs * 0.7)
    startProgress()
    vi.advanceTimersByTime(patienceMs * 0.7)
    expect(assign).not.toHaveBeenCalled()
  })
})

test('nothing is announced on a page without a live region', () => {
  vi.stubGlobal('document', { getElementById: () => null })
  expect(() => announce('Copied.')).not.toThrow()
})
