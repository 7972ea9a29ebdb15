import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { formatFault } from '../faults/fault.ts'
import { entriesSource } from './entries.ts'
import { ownPages } from './own-pages.ts'
import { mainPageNames } from './pages.ts'

const root = temporaryFolder('own-pages')

const declared = [
  { name: 'about', path: '/about/', order: 1, label: 'About' },
  { name: 'privacy', path: '/privacy/', order: 2, label: 'Privacy', isLegal: true },
] as const
const write = (name: string, text: string) => writeFileSync(path.join(root, 'content/pages', name), text)
const faults = () => ownPages(root, declared).faults.map(formatFault)

beforeEach(() => {
  rmSync(path.join(root, 'content'), { recursive: true, force: true })
  mkdirSync(path.join(root, 'content/pages'), { recursive: true })
})

const page = 'title: A\nblocks:\n  - type: text\n'

test('lists own pages in order, with drafts and earlier addresses', () => {
  write('about.yaml', page)
  write('party.yaml', `formerly: [feast]\n${page}`)
  write('abuot.yaml', 'title: A\n')
  write('lunch.yaml', `draft: true\n${page}`)
  write('first.yaml', `order: 1\n${page}`)
  const sections = { projects: true, locations: true, blog: true, careers: true }
  const source = entriesSource(root, { today: '2026-11-25', sections, mainPages: mainPageNames(declared) })
  const listOf = (name: string) =>
    new RegExp(`export const ${name} = [\\s\\S]*?"pages": (\\[[^\\]]*\\])`).exec(source)
  expect(JSON.parse(listOf('published')?.[1] ?? '')).toEqual(['first', 'party'])
  expect(JSON.parse(listOf('drafts')?.[1] ?? '')).toEqual(['lunch'])
  expect(source).toMatch(/"\/feast\/",\s+"\/party\/"/)
  expect(ownPages(root, declared).sheet).toContain('picture-list')
})

test('a page’s name may begin with a reserved one', () => {
  for (const name of ['blog-news', 'privacy-at-work', 'administration']) write(`${name}.yaml`, page)
  expect(faults()).toEqual([])
})

test('a site without such pages has no styles for them', () => {
  write('about.yaml', page)
  expect(ownPages(root, declared)).toEqual({ sheet: '', faults: [] })
})

test.each(
  Object.entries({
    privacy: '/privacy/ is the page “Privacy”; expected another name',
    admin: "/admin/ is the address of one of the site's own files; expected another name",
  }),
)('a page can’t be named %s: %s', (name, problem) => {
  write(`${name}.yaml`, page)
  expect(faults()).toEqual([`content/pages/${name}.yaml:1 file name: ${problem}`])
})
