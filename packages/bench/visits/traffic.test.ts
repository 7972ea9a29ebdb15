import { expect, test } from 'vitest'
import { isForeign } from './traffic.ts'

test.each([
  ['http://localhost:1/a.js', false],
  ['data:image/png;base64,AA', false],
  ['blob:http://localhost:1/1', false],
  ['http://localhost:2/a.js', true],
  ['wss://localhost:1/', true],
  ['https://www.example.com/', true],
])('a request for %s goes to another origin: %s', (url, expected) => {
  expect(isForeign(url, 'http://localhost:1')).toBe(expected)
})
