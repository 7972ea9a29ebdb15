import { expect, test } from 'vitest'
import type { RoutePath } from '../../model/routes.ts'
import { closestPage, similarity } from './closest-page.ts'

/** A page of any address, whatever the site has. */
const page = (href: string) => ({ href: href as RoutePath, label: href })
const pages = ['/about/', '/services/custom-software/', '/services/custom-apps/', '/contact/'].map(page)

test.each([
  ['/services/custom-sofware/', '/services/custom-software/'],
  ['/services/custom-app/', '/services/custom-apps/'],
  ['/Contact.html', '/contact/'],
])('of several pages that are alike enough, %s gets the closest, wherever it stands', (path, href) => {
  expect(closestPage(path, pages)?.href).toBe(href)
  expect(closestPage(path, pages.toReversed())?.href).toBe(href)
})

test('where nothing is alike enough, nothing is suggested', () => {
  expect(closestPage('/wp-login.php', pages)).toBeUndefined()
  expect(closestPage('/', pages)).toBeUndefined()
})

test('similarity is the share of pairs of letters in both, without signs and case', () => {
  expect(similarity('/About/', 'about')).toBe(1)
  // ab-bc and bc-cd share one of two pairs each.
  expect(similarity('abc', 'bcd')).toBe(0.5)
  expect(similarity('abc', 'xyz')).toBe(0)
  expect(similarity('', '/')).toBe(0)
})

test('a page that is just as alike as the limit is not suggested', () => {
  // 7 of 20 pairs each, in common: 0.35.
  const path = 'abcdefghijklmnopqrstu'
  const other = page('abcdefgh0123456789zyx')
  expect(similarity(path, other.href)).toBe(0.35)
  expect(closestPage(path, [other])).toBeUndefined()
})
