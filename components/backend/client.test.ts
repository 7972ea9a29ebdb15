import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { backendSessionKey } from '#model/backend-session.ts'
import { storedItems } from '#model/storage.ts'
import { onlyNecessary } from '#components/consent/machine.ts'
import { logChoice, toRow } from '#components/consent/log.ts'
import { site } from '#model/site.ts'

const configured = { ...site.backend }
beforeEach(() => void Object.assign(site.backend, { url: 'https://db.example', key: 'sb_publishable_1' }))
afterEach(() => {
  Object.assign(site.backend, configured)
})
const choice = { status: 'rejected', preferences: onlyNecessary } as const
const url = 'https://x.example/about/'
const row = toRow(choice, { sessionId: 'a-b', url, referrer: '', userAgent: 'Test' })

/** Stands in for the network. */
function answering(status = 201) {
  const fetched = vi.fn<typeof fetch>(
    async () => new Response(status < 300 ? null : '{"message":"not yours"}', { status }),
  )
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('document', { referrer: '' })
  vi.stubGlobal('navigator', { userAgent: 'Test' })
  // Node's own has no file to keep it in.
  vi.stubGlobal('localStorage', sessionStorage)
  return fetched
}

test('a row is sent to its table with the publishable key, even if the visitor leaves the page', async () => {
  sessionStorage.clear()
  const fetched = answering()
  await logChoice(choice, 'a-b', url)
  expect(fetched).toHaveBeenCalledTimes(1)
  const [address, init] = fetched.mock.calls[0]!
  expect(address).toBe('https://db.example/rest/v1/cookie_consent_logs')
  expect(init).toMatchObject({ method: 'POST', keepalive: true, body: JSON.stringify(row) })
  expect(new Headers(init?.headers).get('apikey')).toBe('sb_publishable_1')
  expect(sessionStorage).toHaveLength(0)
})

test('a refusal is an error', async () => {
  answering(401)
  await expect(logChoice(choice, 'a-b', url)).rejects.toThrow('not yours')
})

test('the cookie table names the key of a session', () => {
  expect(storedItems.map(({ name }) => name)).toContain(backendSessionKey)
})
