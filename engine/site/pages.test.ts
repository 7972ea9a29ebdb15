import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { declaredPages } from './pages.ts'

const root = temporaryFolder('pages')

const declare = (name: string, declaration: object) => {
  mkdirSync(path.join(root, 'pages', name), { recursive: true })
  writeFileSync(
    path.join(root, 'pages', name, 'page.ts'),
    `export default ${JSON.stringify(declaration)} as const\n`,
  )
}

test('main pages are listed in order, and a duplicate address is a fault', () => {
  declare('press', { name: 'press', path: '/press/', order: 20, label: 'Press' })
  declare('about', { name: 'about', path: '/about/', order: 10, label: 'About' })
  expect(declaredPages(root).map(({ path: address }) => address)).toEqual(['/about/', '/press/'])

  declare('news', { name: 'news', path: '/press/', order: 30, label: 'News' })
  expect(() => declaredPages(root)).toThrow(
    /pages\/press\/page\.ts.* path.*\/press\/ is also in pages\/news\/page\.ts; expected another/,
  )
})
