import { afterEach, expect, test, vi } from 'vitest'
import { sheetOf } from './sheet.ts'

const sitemap = ['/', '/about/', '/contact/']
  .map(
    (path, day) => `<url><loc>https://firm.example${path}</loc><lastmod>2026-11-0${day + 1}</lastmod></url>`,
  )
  .join('\n')

afterEach(() => vi.unstubAllGlobals())

test('there are none if the page is not listed, or the sitemap is missing', async () => {
  vi.stubGlobal('fetch', async () => new Response(sitemap))
  expect(await sheetOf('/404.html')).toBeUndefined()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  expect(await sheetOf('/about/')).toBeUndefined()
})
