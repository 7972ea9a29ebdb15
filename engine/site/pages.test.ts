import { rmSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { writeFiles } from '../process/write-files.ts'
import { declaredPages, pageFiles, pageModules } from './pages.ts'

const root = temporaryFolder('pages')

const write = (name: string, source: string) => writeFiles(root, { [`pages/${name}/page.ts`]: source })

const declare = (name: string, declaration: object, more = '') =>
  write(name, `export default ${JSON.stringify(declaration)} as const\n${more}`)

test('main pages are listed in order, and a duplicate address is a fault', () => {
  declare('press', { name: 'press', path: '/press/', order: 20, label: 'Press' })
  declare('about', { name: 'about', path: '/about/', order: 10, label: 'About' })
  expect(declaredPages(root).map(({ path: address }) => address)).toEqual(['/about/', '/press/'])

  declare('news', { name: 'news', path: '/press/', order: 30, label: 'News' })
  expect(() => declaredPages(root)).toThrow(
    /pages\/press\/page\.ts.* path.*\/press\/ is also in pages\/news\/page\.ts; expected another/,
  )
})

test('a page with fields of its own has its schema in the list, and is not run for it', () => {
  declare(
    'team',
    { name: 'staff', path: '/staff/', order: 5, label: 'Staff', isTemplate: true },
    "export const schema = await import('./not-written-yet.ts')\n",
  )
  rmSync(path.join(root, 'pages', 'news'), { recursive: true })
  const modules = pageModules(pageFiles(root))
  expect(modules['page-schemas.ts']?.split('\n').slice(1, -1)).toEqual([
    "export { schema as 'staff' } from '../pages/team/page.ts'",
  ])
  expect(modules['pages.ts']).toContain('"isTemplate": true')
})

test('a declaration that is computed, missing or unfinished is a fault', () => {
  const sources = [
    'export default { order: 10 + 5 }',
    'export default { ...shared }',
    'export const schema = {}',
  ]
  for (const source of sources) {
    write('news', source)
    expect(() => pageFiles(root)).toThrow(/pages\/news\/page\.ts:1 export default: expected an object/)
  }
  write('news', 'export default {')
  expect(() => pageFiles(root)).toThrow(/pages\/news\/page\.ts:1 export default: Unexpected|Expected/)
})
