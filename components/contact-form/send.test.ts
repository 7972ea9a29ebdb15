import { describe, expect, test, vi } from 'vitest'
import { sendMessage } from './send.ts'

const answers = (...bodies: unknown[]) => {
  const fetched = vi.fn<typeof fetch>()
  for (const body of bodies) {
    if (body instanceof Error) fetched.mockRejectedValueOnce(body)
    else fetched.mockResolvedValueOnce(new Response(typeof body === 'string' ? body : JSON.stringify(body)))
  }
  vi.stubGlobal('fetch', fetched)
  return fetched
}
const prover = () => ({
  proof: vi.fn<() => Promise<string>>().mockResolvedValue('p'),
  renew: vi.fn<() => void>(),
})

describe('sending a message', () => {
  test('includes the proof, and returns the answer', async () => {
    const fetched = answers({ ok: true, duplicate: false })
    expect(await sendMessage('/f', () => ({ name: 'A' }), prover())).toEqual({ ok: true, duplicate: false })
    expect(JSON.parse(fetched.mock.calls[0]?.[1]?.body as string)).toEqual({ name: 'A', proof: 'p' })
  })

  test('makes a new proof if the first is refused, but only once', async () => {
    const refused = { ok: false, code: 'proof-invalid', message: '' }
    const fetched = answers(refused, refused)
    const once = prover()
    expect(await sendMessage('/f', () => ({}), once)).toEqual(refused)
    expect([fetched.mock.calls.length, once.renew.mock.calls.length]).toEqual([2, 1])
  })

  test('sends a plain form if there is no proof', async () => {
    const fetched = answers({ ok: true, duplicate: false })
    const blocked = { ...prover(), proof: async () => undefined }
    expect(await sendMessage('/f', () => ({ name: 'A', elapsed: 5 }), blocked)).toMatchObject({ ok: true })
    const body = fetched.mock.calls[0]?.[1]?.body as URLSearchParams
    expect([...body]).toEqual([
      ['name', 'A'],
      ['elapsed', '5'],
    ])
  })

  test.each([
    ['a failed connection', new TypeError('offline')],
    ['a page of a proxy', '<html>502</html>'],
    ['JSON of something else', { message: 'hello' }],
    ['JSON that is cut off', '{"ok":tr'],
  ])('treats %s as no answer', async (_what, body) => {
    answers(body)
    expect(await sendMessage('/f', () => ({}), prover())).toBeUndefined()
  })
})
