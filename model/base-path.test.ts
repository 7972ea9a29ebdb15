import { expect, test } from 'vitest'
import { basePath, withBase, withoutBase } from './base-path.ts'
import { basePathOf } from './site-address.ts'
import { site } from './site.ts'

test('the base comes from the site’s address, and addresses outside the site are unchanged', () => {
  expect(basePath).toBe(basePathOf(site.url))
  expect(withBase('/about/')).toBe(`${basePath}/about/`)
  expect(withoutBase(withBase('/about/'))).toBe('/about/')
  for (const other of ['#part', 'https://other.example/', 'mailto:a@b.example'])
    expect(withBase(other)).toBe(other)
})
