import { afterAll, expect, test, vi } from 'vitest'

afterAll(() => void vi.resetModules())

/** The module in the bundle of a site with this base. */
async function inSiteAt(base: string) {
  vi.stubGlobal('SITE_BASE_PATH', base)
  // The base is read when the module loads.
  vi.resetModules()
  return import('./base-path.ts')
}

test.each(['', '/site'])('with the base %j, all paths of the site begin with it', async (base) => {
  const { basePath, withBase, withoutBase } = await inSiteAt(base)
  expect(basePath).toBe(base)
  expect(withBase('/about/')).toBe(`${base}/about/`)
  expect(withoutBase(`${base}/about/`)).toBe('/about/')
  // Another folder of the host, and addresses elsewhere.
  expect(withoutBase('/sites/about/')).toBe('/sites/about/')
  for (const other of ['#part', 'https://other.example/', 'mailto:a@b.example'])
    expect(withBase(other)).toBe(other)
})

test('outside a bundle, the base is that of the site’s address', async () => {
  vi.resetModules()
  const { basePath } = await import('./base-path.ts')
  const { basePathOf } = await import('./site-address.ts')
  const { site } = await import('./site.ts')
  expect(basePath).toBe(basePathOf(site.url))
})
