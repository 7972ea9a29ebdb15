import { expect, test, vi } from 'vitest'
import { sheetOf } from './sheet.ts'

test('a page has no number if it is not listed, or the sitemap is missing', async () => {
  const sitemap = '<url><loc>https://firm.example/</loc><lastmod>2026-11-01</lastmod></url>'
  vi.stubGlobal('fetch', async () => new Response(sitemap))
  expect(await sheetOf('/404.html')).toBeUndefined()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  expect(await sheetOf('/about/')).toBeUndefined()
})
