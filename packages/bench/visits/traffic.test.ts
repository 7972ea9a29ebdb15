import { expect, test } from 'vitest'
import { isForeign } from './traffic.ts'

test.each([
  ['http://localhost:1/a.js', false],
  ['data:image/png;base64,AA', false],
  ['blob:http://localhost:1/1', false],
  ['http://localhost:2/a.js', true],
  ['wss://localhost:1/', true],
  ['https://www.example.com/', true],
])('%s leaves the site: %s', (url, expected) => {
  expect(isForeign(url, 'http://localhost:1')).toBe(expected)
})
