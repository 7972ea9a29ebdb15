import { expect, expectTypeOf, test } from 'vitest'
import type { InternalHref } from './routes.ts'
import { footerGroups, headerMenu } from './navigation.ts'
import { redirects } from './redirects.ts'
import {
  caseStudySlugs,
  corePaths,
  locationSlugs,
  postSlugs,
  routes,
  serviceSlugs,
  type RoutePath,
  type ServiceSlug,
} from './routes.ts'

test('the sample has its 70 pages, each listed once', () => {
  expect(corePaths).toHaveLength(17)
  expect(serviceSlugs).toHaveLength(12)
  expect(caseStudySlugs).toHaveLength(5)
  expect(locationSlugs).toHaveLength(31)
  expect(postSlugs).toHaveLength(5)
  expect(new Set(routes).size).toBe(70)
})

test('a link to a page that does not exist does not compile', () => {
  expectTypeOf<'/about/'>().toExtend<InternalHref>()
  expectTypeOf<`/services/${ServiceSlug}/#price`>().toExtend<InternalHref>()
  expectTypeOf<'/about'>().not.toExtend<InternalHref>()
  expectTypeOf<'/services/nothing/'>().not.toExtend<InternalHref>()
  expectTypeOf<string>().not.toExtend<RoutePath>()
})

test('no group of a menu names a page twice', () => {
  for (const items of [headerMenu, ...footerGroups.map((group) => group.items)]) {
    expect(new Set(items.map(({ href }) => href)).size).toBe(items.length)
  }
})

test('no redirect shadows a page or leads to another redirect', () => {
  for (const [from, to] of Object.entries(redirects)) {
    expect(routes).not.toContain(from)
    expect(routes).toContain(to.split('#')[0])
  }
})
