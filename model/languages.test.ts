import { afterAll, expect, test, vi } from 'vitest'
import { site } from './site.ts'

vi.mock('../.site/languages.ts', () => ({
  languages: ['en-US', 'es', 'de'].map((tag, index) => ({ tag, base: index === 0 ? '' : `/${tag}` })),
}))

// Workers keep their modules from one file to the next.
vi.resetModules()
const { alternatesOf, languageAt } = await import('./languages.ts')
afterAll(() => void vi.resetModules())

test('a page names each language that it exists in, and the first of them as the default', () => {
  expect(alternatesOf('/about/', ['en-US', 'de'])).toEqual([
    { hreflang: 'en-US', href: `${site.url}/about/` },
    { hreflang: 'de', href: `${site.url}/de/about/` },
    { hreflang: 'x-default', href: `${site.url}/about/` },
  ])
})

test('an address is in another language only inside its folder', () => {
  expect(['/es/a/', '/espresso/', '/a/'].map((path) => languageAt(path)?.tag)).toEqual([
    'es',
    undefined,
    undefined,
  ])
})
