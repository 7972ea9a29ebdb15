import { expect, test } from 'vitest'
import { addPolicy, charset, hashSource, pagePolicy, serializePolicy } from './content-security-policy.ts'

const inline = { scriptHashes: ["'sha256-a'"], styleHashes: ["'sha256-b'"] }
const none = { backendUrl: '', containerId: '', hasTurnstile: false }

test('without third parties, a page contacts only the site, and requires Trusted Types', () => {
  const own = `default-src 'none'; style-src 'self' 'sha256-b'; script-src 'strict-dynamic' 'sha256-a' 'self'; base-uri 'none'; form-action 'self'; require-trusted-types-for 'script'; trusted-types content boot; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'`
  expect(serializePolicy(pagePolicy(inline, none))).toBe(own)
  expect(serializePolicy(pagePolicy(inline, { ...none, backendUrl: '/' }))).toBe(own)
  expect(addPolicy(`<head>${charset}<p>`, inline, none)).toBe(
    `<head>${charset}<meta http-equiv="Content-Security-Policy" content="${own}"><p>`,
  )
  expect(() => addPolicy('<head>', inline, none)).toThrow('does not begin with its charset')
})

const backend = 'https://abc.supabase.co'
const [tags, turnstile] = ['https://www.googletagmanager.com', 'https://challenges.cloudflare.com']
test.each([
  ['a backend', { backendUrl: `${backend}/path` }, { 'form-action': [backend], 'connect-src': [backend] }],
  [
    'a tag manager',
    { containerId: 'GTM-TEST123' },
    {
      'script-src': [tags],
      'img-src': [tags, 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
      'connect-src': [tags, 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
    },
  ],
  ['Turnstile', { hasTurnstile: true }, { 'script-src': [turnstile], 'frame-src': [turnstile] }],
  ['a calendar', { frames: ['https://book.example'] }, { 'frame-src': ['https://book.example'] }],
])('with %s, a page may also contact that', (_name, more, added) => {
  const [before, after] = [none, { ...none, ...more }].map((parties) => pagePolicy(inline, parties))
  const found = Object.entries(after!).flatMap(([directive, values]) => {
    const own = values.filter((value) => !before![directive]?.includes(value))
    return own.length > 0 ? [[directive, own] as const] : []
  })
  expect(Object.fromEntries(found)).toEqual(added)
  // Neither works with Trusted Types.
  expect('trusted-types' in after!).toBe(!('containerId' in more || 'hasTurnstile' in more))
})

test("a backend's address must be one", () => {
  expect(() => pagePolicy(inline, { ...none, backendUrl: 'https://' })).toThrow("'https://'")
})

test('the hash of a text is the one that browsers compute', () => {
  expect(hashSource('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='")
})
