import { expect, test } from 'vitest'
import { crawlers } from '../../model/crawlers.ts'
import { site } from '../../model/site.ts'
import { mockSite } from '../../tests/mock-site.ts'
import { allArticles } from './feeds.ts'
import { feedsOf, robotsTxt, securityTxt } from './write-site-files.ts'

test('security.txt names a contact, and expires within a year of the newest content (RFC 9116)', () => {
  expect(securityTxt('2026-11-20').split('\n')).toEqual([
    `Contact: mailto:${site.email}`,
    'Expires: 2027-11-15T00:00:00.000Z',
    'Preferred-Languages: en',
    `Canonical: ${site.url}/.well-known/security.txt`,
    '',
  ])
})

test.each([
  [true, 'Allow: /'],
  [false, 'Disallow: /'],
])('robots.txt lets crawlers train if the owner does: %s', (allowTraining, rule) => {
  const groups = robotsTxt(allowTraining).split('\n\n')
  const ruleFor = (agent: string) =>
    groups
      .find((group) => group.includes(`User-agent: ${agent}\n`))
      ?.split('\n')
      .at(-1)
  expect(ruleFor('*')).toBe('Allow: /')
  for (const agent of crawlers.answering) expect(ruleFor(agent), agent).toBe('Allow: /')
  for (const agent of crawlers.training) expect(ruleFor(agent), agent).toBe(rule)
})

test('robots.txt names the sitemap of each language', async () => {
  mockSite({ languages: () => ({ languages: [{ tag: 'en-US' }, { tag: 'es' }] }) })
  const { robotsTxt: inLanguages } = await import('./write-site-files.ts')
  expect(inLanguages().match(/^Sitemap: .*/gm)).toEqual(
    ['', '/es'].map((folder) => `Sitemap: ${site.url}${folder}/sitemap.xml`),
  )
})

test('without articles, there is no feed', () => expect(feedsOf([], allArticles)).toEqual({}))
