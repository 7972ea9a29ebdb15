/** Checks what search and answer engines look for; `npm run audit:seo` lists what they find. */
import { expect, test } from 'vitest'
import { site } from '../../model/site.ts'
import { metasOf } from '../../packages/audits/html/html-page.ts'
import { builtSite } from '../../packages/audits/site/built-site.ts'
import { checks } from '../../packages/audits/seo/audit.ts'

test.each(checks)('every route: $name', ({ find }) => {
  expect(find(builtSite())).toEqual([])
})

test('the sitemap and structured data give the same date of a page', () => {
  const { origin, pages, read } = builtSite()
  const sitemap = String(read('/sitemap.xml'))
  const dated = pages.flatMap(({ path, html }) => {
    const days = [...html.matchAll(/"dateModified":"([^"T]+)/g)].map(([, day]) => day)
    return days.length > 0 ? [{ path, days }] : []
  })
  expect(dated).not.toEqual([])
  const others = dated.filter(
    ({ path, days }) =>
      !days.some((day) => sitemap.includes(`<loc>${origin}${path}</loc><lastmod>${day}</lastmod>`)),
  )
  expect(others).toEqual([])
})

test('each page has the brand in its title, and names its language', () => {
  for (const page of builtSite().pages) {
    expect(metasOf(page, 'og:title').join()).toSatisfy((title: string) =>
      title.endsWith(` | ${site.shortName}`),
    )
    expect(metasOf(page, 'og:locale')).toEqual([site.locale])
  }
})

test('the alternative text of a social image begins with the title of its own page', () => {
  for (const page of builtSite().pages) {
    const [title = ''] = metasOf(page, 'og:title')
    const [alt = ''] = metasOf(page, 'og:image:alt')
    expect(`${alt}:`, page.path).toSatisfy((text: string) =>
      text.startsWith(`${title.replace(` | ${site.shortName}`, '')}:`),
    )
  }
})
