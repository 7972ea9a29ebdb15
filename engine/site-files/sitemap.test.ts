import { expect, test } from 'vitest'
import { site } from '../../model/site.ts'
import { sitemapFiles } from './sitemap.ts'

const page = (path: string, updated = '2026-01-02') => ({ path, updated })
const addresses = (xml = '') => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)

test('45,000 pages fit into one file', () => {
  const files = sitemapFiles(Array.from({ length: 45_000 }, (_, index) => page(`/blog/${index}/`)))
  expect(Object.keys(files)).toEqual(['sitemap.xml'])
  expect(addresses(files['sitemap.xml'])).toHaveLength(45_000)
})

test('more pages are split by kind, and large kinds into parts, with an index', () => {
  const pages = [
    page('/'),
    page('/blog/'),
    ...Array.from({ length: 45_001 }, (_, index) => page(`/locations/${index}/`)),
    page('/blog/one/', '2026-03-04'),
  ]
  const files = sitemapFiles(pages)
  const parts = ['pages', 'locations', 'locations-2', 'blog'].map((name) => `sitemap-${name}.xml`)
  expect(addresses(files['sitemap.xml'])).toEqual(parts.map((name) => `${site.url}/${name}`))
  expect(files['sitemap.xml']).toMatch(/^<\?xml.*\n<sitemapindex /)
  expect(files['sitemap.xml']).toContain('sitemap-blog.xml</loc><lastmod>2026-03-04</lastmod>')
  const listed = parts.map((name) => addresses(files[name]))
  expect(listed.map(({ length }) => length)).toEqual([2, 45_000, 1, 1])
  expect(new Set(listed.flat()).size).toBe(pages.length)
})
