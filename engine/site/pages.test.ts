import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { declaredPages } from './pages.ts'

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
  expect(declaredPages(root).map(({ path: address }) => address)).toEqual(['/about/', '/press/'])

  declare('news', { name: 'news', path: '/press/', order: 30, label: 'News' })
  expect(() => declaredPages(root)).toThrow(
    /pages\/press\/page\.ts.* path.*\/press\/ stands in pages\/news\/page\.ts, too; expected another/,
  )
})
