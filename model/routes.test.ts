import { expect, expectTypeOf, test, vi } from 'vitest'
import { mockSite } from '../tests/mock-site.ts'
import type { InternalHref } from './routes.ts'
import { sections } from './site.ts'
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

test('the sample has pages of each kind, each listed once', () => {
  for (const kind of [corePaths, serviceSlugs, caseStudySlugs, locationSlugs, postSlugs])
    expect(kind).not.toEqual([])
  expect(new Set(routes).size).toBe(routes.length)
})

test('the development server shows drafts, but not those of a section that is off', async () => {
  vi.stubEnv('SHOW_DRAFTS', '1')
  const none = { services: [], 'case-studies': [], locations: [], blog: [], pages: [], jobs: [] }
  mockSite({
    entries: () => ({ published: none, drafts: { ...none, blog: ['later'], locations: ['leftover'] } }),
    site: () => ({ sections: { ...sections, blog: true, locations: false } }),
  })
  const shown = await import('./routes.ts')
  expect([shown.postSlugs, shown.locationSlugs]).toEqual([['later'], []])
})

test('a link to a page that does not exist does not compile', () => {
  expectTypeOf<'/about/'>().toExtend<InternalHref>()
  expectTypeOf<`/services/${ServiceSlug}/#price`>().toExtend<InternalHref>()
  expectTypeOf<'/about'>().not.toExtend<InternalHref>()
  expectTypeOf<'/services/nothing/'>().not.toExtend<InternalHref>()
  expectTypeOf<string>().not.toExtend<RoutePath>()
})
