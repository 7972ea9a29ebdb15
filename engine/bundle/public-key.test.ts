import { expect, test } from 'vitest'
import { assertPublicKey } from './public-key.ts'

const token = (role: string) => `x.${Buffer.from(JSON.stringify({ role })).toString('base64url')}.y`

test.each(['', 'sb_publishable_abc', token('anon'), 'x.y.z'])('the key %s may be public', (key) => {
  expect(() => assertPublicKey(key)).not.toThrow()
})

test.each(['sb_secret_abc', token('service_role')])('the key %s may not be public', (key) => {
  expect(() => assertPublicKey(key)).toThrow('secret')
})
