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

/** Stands in for the network and the browser's local storage. */
function browser(status = 201) {
  const stored = new Map<string, string>()
  const fetched = vi.fn<typeof fetch>(
    async () => new Response(status < 300 ? null : '{"message":"not yours"}', { status }),
  )
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('document', { referrer: '' })
  vi.stubGlobal('navigator', { userAgent: 'Test' })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  return { fetched, stored }
}

test('a row is sent to its table with the publishable key, even if the visitor leaves the page', async () => {
  const { fetched, stored } = browser()
  await logChoice(choice, 'a-b', url)
  expect(fetched).toHaveBeenCalledTimes(1)
  const [address, init] = fetched.mock.calls[0]!
  expect(address).toBe('https://db.example/rest/v1/cookie_consent_logs')
  expect(init).toMatchObject({ method: 'POST', keepalive: true, body: JSON.stringify(row) })
  expect(new Headers(init?.headers).get('apikey')).toBe('sb_publishable_1')
  expect(stored.size).toBe(0)
})

test('a refusal is an error', async () => {
  browser(401)
  await expect(logChoice(choice, 'a-b', url)).rejects.toThrow('not yours')
})

test('the cookie table names the key of a session', () => {
  expect(storedItems.map(({ name }) => name)).toContain(backendSessionKey)
})
