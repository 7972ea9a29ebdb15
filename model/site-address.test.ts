import { expect, test } from 'vitest'
import { addressProblem, basePathOf } from './site-address.ts'

test.each([
  ['https://www.site.example', ''],
  ['http://localhost:4173', ''],
  ['https://name.github.io/site', '/site'],
  ['https://name.github.io/My.Site_2/new-one', '/My.Site_2/new-one'],
])('%s is served from "%s"', (url, base) => {
  expect(addressProblem(url)).toBeUndefined()
  expect(basePathOf(url)).toBe(base)
})

test.each([
  ['www.site.example', 'does not begin with https://'],
  ['https://site.example/', 'ends with a slash'],
  ['https://site.example/a/', 'ends with a slash'],
  ['https://site.example/a b', 'contains a space'],
  ['https://site.example/a?b', 'has a query'],
  ['https://site.example/a#b', 'has a fragment'],
  ['https://site.example/a/../b', 'has a folder named . or ..'],
  ['https://me@site.example', 'names a user'],
  ['https://site.example/.hidden', 'has a folder with characters other than'],
  ['https://site.example/a"><b', 'has a folder with characters other than'],
  ['', 'does not begin with https://'],
])('%j %s', (url, reason) => {
  expect(addressProblem(url)).toContain(reason)
  expect(basePathOf(url)).toBe('')
})
