import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { writeFiles } from '../process/write-files.ts'
import { formatFault } from '../faults/fault.ts'
import { ownPages } from './own-pages.ts'

const declared = [
  { name: 'about', path: '/about/', order: 1, label: 'About' },
  { name: 'privacy', path: '/privacy/', order: 2, label: 'Privacy', isLegal: true },
] as const

/** A project whose site has these pages. */
function projectWith(pages: Readonly<Record<string, string>>): string {
  const root = temporaryFolder('own-pages', onTestFinished)
  for (const [name, text] of Object.entries(pages)) writeFiles(root, { [`content/pages/${name}.yaml`]: text })
  return root
}

const page = 'title: A\nblocks:\n  - type: text\n'

test('a site with pages of its own has the styles for them; their names may begin with reserved ones', () => {
  const root = projectWith({ 'blog-news': page, 'privacy-at-work': page, administration: page })
  const { sheet, faults } = ownPages(root, declared)
  expect(sheet).toContain('picture-list')
  expect(faults).toEqual([])
})

test('a site without such pages has no styles for them', () => {
  expect(ownPages(projectWith({ about: page }), declared)).toEqual({ sheet: '', faults: [] })
})

test.each(
  Object.entries({
    privacy: '/privacy/ is the page “Privacy”; expected another name',
    admin: "/admin/ is the address of one of the site's own files; expected another name",
    es: '/es/ has the pages in that language; expected another name',
  }),
)('a page can’t be named %s: %s', (name, problem) => {
  const { faults } = ownPages(projectWith({ [name]: page }), declared, ['es'])
  expect(faults.map(formatFault)).toEqual([`content/pages/${name}.yaml:1 file name: ${problem}`])
})
