import { expect, test } from 'vitest'
import { routes } from '../../model/routes.ts'
import { twinPath } from '../head/seo.ts'
import { twinAt, wantsMarkdown } from './rules.ts'

test.each([
  ['text/markdown', true],
  ['text/html, text/markdown;q=0.9', true],
  ['Text/Markdown; charset=utf-8, */*;q=0.1', true],
  ['text/markdown;q=0.05', true],
  ['text/markdown;q=0', false],
  ['text/html, text/markdown ; q=0.000, */*', false],
  ['text/html,application/xhtml+xml,*/*;q=0.8', false],
  ['', false],
  [undefined, false],
])('a request that accepts %s gets Markdown: %s', (accept, expected) => {
  expect(wantsMarkdown(accept)).toBe(expected)
})

test('every page’s twin has the address at which the build writes it', () => {
  for (const route of routes) expect(twinAt(route)).toBe(twinPath(route))
})

test.each(['/about.md', '/assets/a.js', '/about/index.html', '/a"b/', '/a>b/', '//a/'])(
  '%s has no twin',
  (path) => {
    expect(twinAt(path)).toBeUndefined()
  },
)
