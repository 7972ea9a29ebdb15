import { expect, test } from 'vitest'
import { routes } from '../../model/routes.ts'
import { notFoundFile } from '../render/rendered-page.ts'
import { verifySite } from './verify-site.ts'

const pages = (paths: readonly string[]) => paths.map((path) => ({ path }))

test('the listed pages and the not-found page are complete', () => {
  expect(() => verifySite(pages([...routes, notFoundFile]))).not.toThrow()
})

test('missing pages and extra pages are both reported', () => {
  const built = [...routes.filter((route) => route !== '/about/'), notFoundFile, '/stray/']
  expect(() => verifySite(pages(built))).toThrow(
    /\/about\/ is listed but was not rendered\n.*\/stray\/ was rendered but is not listed/,
  )
})
