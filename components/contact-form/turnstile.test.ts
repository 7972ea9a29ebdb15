import { beforeEach, expect, test, vi } from 'vitest'
import { turnstile } from './turnstile.tsx'

vi.mock('@marsidev/react-turnstile', () => ({ Turnstile: 'turnstile-widget' }))

beforeEach(() => void vi.useFakeTimers())

/** What the code gives to Cloudflare's widget. */
interface Widget {
  siteKey: string
  options: { responseField: boolean }
  ref: { current: { reset: () => void } }
  scriptOptions: { onError: () => void }
  onSuccess: (token: string) => void
  onExpire: () => void
  onError: () => void
  onUnsupported: () => void
}

function start() {
  const prover = turnstile('key')
  const { props: widget } = (prover.Check as unknown as () => { props: Widget })()
  const proved = vi.fn<(token: string | undefined) => void>()
  /** Waits for the token, and returns what is there at once. */
  const proof = async () => {
    void prover.proof().then(proved)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { ...prover, widget, proved, proof }
}

test('the widget has the site’s key, and its token is the proof', async () => {
  const { widget, proved, proof } = start()
  expect(widget.siteKey).toBe('key')
  // A field of its own would be in the draft.
  expect(widget.options.responseField).toBe(false)
  await proof()
  expect(proved).not.toHaveBeenCalled()
  widget.onSuccess('token')
  await proof()
  expect(proved.mock.calls).toEqual([['token'], ['token']])
})

test.each([
  ['its script is blocked', ({ scriptOptions }: Widget) => scriptOptions.onError()],
  ['it fails', ({ onError }: Widget) => onError()],
  ['the browser is too old for it', ({ onUnsupported }: Widget) => onUnsupported()],
])('if %s, the message goes without a token', async (_what, fail) => {
  const { widget, proved, proof } = start()
  fail(widget)
  await proof()
  expect(proved.mock.calls).toEqual([[undefined]])
})

test('a widget that hangs is waited for, but not forever', async () => {
  const { proved, proof } = start()
  await proof()
  await vi.advanceTimersByTimeAsync(7999)
  expect(proved).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(proved.mock.calls).toEqual([[undefined]])
})

test('an expired token is not sent; after a refused one, the widget gets another, and as much time', async () => {
  const { widget, proved, proof, renew } = start()
  widget.onSuccess('old')
  widget.onExpire()
  widget.onSuccess('new')
  await proof()
  expect(proved.mock.lastCall).toEqual(['new'])
  const reset = vi.fn<() => void>()
  widget.ref.current = { reset }
  await vi.advanceTimersByTimeAsync(5000)
  renew()
  expect(reset).toHaveBeenCalledOnce()
  await proof()
  await vi.advanceTimersByTimeAsync(7999)
  expect(proved).toHaveBeenCalledOnce()
  widget.onSuccess('next')
  await vi.advanceTimersByTimeAsync(0)
  expect(proved.mock.lastCall).toEqual(['next'])
})
