import { expect, test } from 'vitest'
import type { RoutePath } from '#model/routes.ts'
import { closestPage, similarity } from './closest-page.ts'

const page = (href: string) => ({ href: href as RoutePath, label: href })
const pages = ['/about/', '/services/custom-software/', '/services/custom-apps/', '/contact/'].map(page)

test.each([
  ['/services/custom-sofware/', '/services/custom-software/'],
  ['/services/custom-app/', '/services/custom-apps/'],
  ['/Contact.html', '/contact/'],
])('%s gets the most similar of several pages, in whatever order', (path, href) => {
  expect(closestPage(path, pages)?.href).toBe(href)
  expect(closestPage(path, pages.toReversed())?.href).toBe(href)
})

test('nothing is suggested if no page is similar enough', () => {
  expect(closestPage('/wp-login.php', pages)).toBeUndefined()
  expect(closestPage('/', pages)).toBeUndefined()
})

test('similarity is the share of common letter pairs, ignoring punctuation and case', () => {
  expect(similarity('/About/', 'about')).toBe(1)
  // ab, bc and bc, cd have one of two pairs in common.
  expect(similarity('abc', 'bcd')).toBe(0.5)
  expect(similarity('abc', 'xyz')).toBe(0)
  expect(similarity('', '/')).toBe(0)
})

test('a page exactly at the threshold is not suggested', () => {
  // 7 of 20 pairs in common: 0.35.
  const path = 'abcdefghijklmnopqrstu'
  const other = page('abcdefgh0123456789zyx')
  expect(similarity(path, other.href)).toBe(0.35)
  expect(closestPage(path, [other])).toBeUndefined()
})
