import { beforeEach, expect, test, vi } from 'vitest'
import { minimumMs } from '../../contract/contact/limits.ts'
import { proofOfWork } from './proof.ts'

vi.mock('./proof-worker.ts?worker&url', () => ({ default: '/assets/proof.js' }))

const ask = vi.fn<() => Promise<Response>>()
const terminate = vi.fn<() => void>()
let solution: Event = new MessageEvent('message', { data: 'proof' })

beforeEach(() => {
  vi.useFakeTimers()
  ask.mockImplementation(async () => Response.json({ challenge: 1 }))
  solution = new MessageEvent('message', { data: 'proof' })
  vi.stubGlobal('fetch', ask)
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      terminate = terminate
      postMessage = () => queueMicrotask(() => this.dispatchEvent(solution))
    },
  )
})

test('a proof is ready once the function accepts it, and its worker ends', async () => {
  const found = vi.fn<(proof: string | undefined) => void>()
  void proofOfWork('/contact').proof().then(found)
  await vi.advanceTimersByTimeAsync(minimumMs - 1)
  expect(found).not.toHaveBeenCalled()
  expect(terminate).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(1)
  expect(found).toHaveBeenCalledExactlyOnceWith('proof')
})

test('a refused proof is replaced by that of another challenge', async () => {
  const { proof, renew } = proofOfWork('/contact')
  await vi.advanceTimersByTimeAsync(minimumMs)
  expect(await proof()).toBe('proof')
  solution = new MessageEvent('message', { data: 'another' })
  renew()
  await vi.advanceTimersByTimeAsync(minimumMs)
  expect(await proof()).toBe('another')
  expect(ask).toHaveBeenCalledTimes(2)
})

test.each([
  ['is busy', () => ask.mockResolvedValue(new Response('{}', { status: 503 }))],
  ['can’t be reached', () => ask.mockRejectedValue(new TypeError('offline'))],
  ['answers with no challenge', () => ask.mockResolvedValue(new Response('hello'))],
  ['never answers', () => ask.mockReturnValue(new Promise(() => {}))],
  ['asks for what the worker can’t do', () => (solution = new Event('error'))],
])('if the function %s, the message goes without a proof', async (_what, prepare) => {
  prepare()
  const proof = proofOfWork('/contact').proof()
  await vi.advanceTimersByTimeAsync(8000)
  expect(await proof).toBeUndefined()
})
