import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { pagesSource } from './pages.ts'

const root = mkdtempSync(path.join(tmpdir(), 'pages-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const declare = (name: string, declaration: object) => {
  mkdirSync(path.join(root, 'pages', name), { recursive: true })
  writeFileSync(
    path.join(root, 'pages', name, 'page.ts'),
    `export default ${JSON.stringify(declaration)} as const\n`,
  )
}

test('main pages are listed in their order, and two of one address are a fault', () => {
  declare('press', { name: 'press', path: '/press/', order: 20, label: 'Press' })
  declare('about', { name: 'about', path: '/about/', order: 10, label: 'About' })
  const source = pagesSource(root)
  expect(source.indexOf('/about/')).toBeGreaterThan(0)
  expect(source.indexOf('/about/')).toBeLessThan(source.indexOf('/press/'))

  declare('news', { name: 'news', path: '/press/', order: 30, label: 'News' })
  expect(() => pagesSource(root)).toThrow(
    /pages\/press\/page\.ts.* path.*\/press\/ stands in pages\/news\/page\.ts, too; expected another/,
  )
})
