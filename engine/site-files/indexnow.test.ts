import { expect, test, vi } from 'vitest'
import { keyFile, notices, send } from './indexnow.ts'

test('the key file is named after the key, which it contains; without a key, there is none', () => {
  expect(keyFile('0123abcd-key')).toEqual({ '0123abcd-key.txt': '0123abcd-key' })
  expect(keyFile('')).toEqual({})
})

test('a notice has the host, the key and absolute addresses, up to a maximum number', () => {
  const [first, second] = notices('https://www.example.org', 'abcdefgh', ['/', '/a/', '/b/'], 2)
  expect(first).toEqual({
    host: 'www.example.org',
    key: 'abcdefgh',
    keyLocation: 'https://www.example.org/abcdefgh.txt',
    urlList: ['https://www.example.org/', 'https://www.example.org/a/'],
  })
  expect(second?.urlList).toEqual(['https://www.example.org/b/'])
})

test.each([
  [200, true],
  [429, false],
])('a notice that is answered with %i is accepted: %s', async (status, ok) => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status }))
  const [notice] = notices('https://www.example.org', 'abcdefgh', ['/', '/a/'])
  const address = 'https://api.indexnow.org/indexnow'
  expect(await send(notice!)).toEqual({ ok, line: `2 addresses sent; ${address} responded with ${status}` })
  const headers = { 'content-type': 'application/json; charset=utf-8' }
  expect(fetched.mock.calls).toEqual([[address, { method: 'POST', headers, body: JSON.stringify(notice) }]])
})
