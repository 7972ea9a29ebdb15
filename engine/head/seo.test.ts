import { expect, test } from 'vitest'
import { site } from '../../model/site.ts'
import { mockSite } from '../../tests/mock-site.ts'
import { ofSample } from '../../tests/sample/of-sample.ts'

/** The site with a second language that has only some of the pages, and with these articles and drafts. */
async function withSite({ posts = ['a'], drafts = [] as string[] } = {}) {
  mockSite({
    'language-pages': () => ({
      languagePages: { 'en-US': ['/', '/about/'], 'nb-NO': ['/', '/kontakt/'] },
    }),
    entries: (original: Record<'published' | 'drafts', object>) => ({
      published: { ...original.published, blog: posts },
      drafts: { ...original.drafts, blog: drafts },
    }),
  })
  return { ...(await import('./seo.ts')), ...(await import('./page-head.ts')) }
}
const texts = { metaTitle: 'About', description: 'Who we are' }

test('a page with an address has a canonical one, a twin and a picture; the not-found page has none', async () => {
  const { toSeo } = await withSite()
  expect(toSeo('/about/', texts)).toEqual({
    title: `About | ${site.shortName}`,
    description: 'Who we are',
    type: 'website',
    canonical: `${site.url}/about/`,
    twin: '/about.md',
    image: { url: `${site.url}/social/about.png`, alt: expect.stringMatching(/^About: ./) },
  })
  expect(Object.keys(toSeo(undefined, texts))).toEqual(['title', 'description', 'type'])
})

test('only pages that exist in several languages link to them', async () => {
  const { languagesOf, toSeo } = await withSite()
  expect(['/', '/about/', '/kontakt/', '/none/'].map(languagesOf)).toEqual([['en-US', 'nb-NO'], [], [], []])
  expect(toSeo('/', texts)).toHaveProperty('languages', ['en-US', 'nb-NO'])
})

test.each([
  ['/', ['a'], true],
  [ofSample('/blog/a/'), ['a'], true],
  ['/about/', ['a'], undefined],
  ['/', [], undefined],
] as const)(
  'whether %s, on a site with the articles %j, names the feeds: %s',
  async (path, posts, expected) => {
    const { toSeo } = await withSite({ posts: [...posts] })
    expect((toSeo(path, texts) as { hasFeeds?: boolean }).hasFeeds).toBe(expected)
  },
)

test('a draft says so in the tab and in the breadcrumbs, which begin at home', async () => {
  const { pageHead, homeCrumb } = await withSite({ drafts: ['new'] })
  const headOf = (path: string) =>
    pageHead({
      path: ofSample(path),
      name: 'New',
      fields: { ...texts, title: 'Heading', updated: '2026-11-27' },
    })
  expect(headOf('/about/')).toMatchObject({
    heading: 'Heading',
    seo: { title: `About | ${site.shortName}`, type: 'website' },
    trail: { crumbs: [homeCrumb], current: 'New' },
  })
  const draft = headOf('/blog/new/')
  expect(draft.seo.title).not.toBe(`About | ${site.shortName}`)
  expect(draft.seo.title).toContain('About')
  expect(draft.trail.current).not.toBe('New')
  expect(draft.trail.current).toContain('New')
})
