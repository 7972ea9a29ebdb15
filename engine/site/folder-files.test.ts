import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { writeFiles } from '../process/write-files.ts'
import { formatFault } from '../faults/fault.ts'
import { filesIn, strayFolders } from './folder-files.ts'

/** Lists the articles of an owner's site, whose folder `fill` fills. */
function listed(fill: (blog: string, root: string) => void) {
  const root = temporaryFolder('folder', onTestFinished)
  writeFiles(root, { 'content/blog/good.md': 'x' })
  fill(path.join(root, 'content/blog'), root)
  const { names, faults } = filesIn(root, 'blog', 'md')
  return { names, faults: faults.map(formatFault) }
}

const place = 'content/blog'
test.each<[at: string, problem: string, fill: (file: string) => void]>([
  [
    'old/x.md',
    `only files directly in ${place} are read; expected it there`,
    (file) => writeFiles('/', { [file]: 'x' }),
  ],
  ['zz.MD', `${place} may contain only .md files; expected that ending`, (file) => writeFileSync(file, 'x')],
  ['x.md', 'this is a folder; expected a file', (file) => mkdirSync(file)],
  ['x.md', 'this is a broken link; expected the file itself', (file) => symlinkSync('nowhere.md', file)],
  [
    'x.md',
    'this is a link to a file outside the project; expected the file itself',
    (file) => symlinkSync('/etc/passwd', file),
  ],
  ['x.md', 'this is a link to a folder; expected a file', (file) => symlinkSync('.', file)],
])('%s is not read: %s', (at, problem, fill) => {
  expect(listed((blog) => fill(path.join(blog, at)))).toEqual({
    names: ['good.md'],
    faults: [`${place}/${at}:1 file: ${problem}`],
  })
})

test('pictures, links within the project, and what editors and systems leave, are no faults', () => {
  const { names, faults } = listed((blog, root) => {
    writeFiles(root, {
      'content/blog/photos/workshop.jpg': 'x',
      'shared.md': 'x',
      'content/blog/._good.md': '\0',
    })
    // While a file has unsaved changes, Emacs keeps such a link beside it.
    symlinkSync('ada@host.1234:5678', path.join(blog, '.#good.md'))
    symlinkSync(path.join(root, 'shared.md'), path.join(blog, 'linked.md'))
  })
  expect({ names: names.toSorted(), faults }).toEqual({ names: ['good.md', 'linked.md'], faults: [] })
})

test('an unknown folder is reported if it contains texts', () => {
  const root = temporaryFolder('folder', onTestFinished)
  for (const file of [
    'blog/a.md',
    'blogs/a.md',
    'authors/ada.json',
    'de/menus.yaml',
    'scans/a.tif',
    '.git/a.md',
  ])
    writeFiles(root, { [`content/${file}`]: 'x' })
  expect(strayFolders(root, []).map(formatFault)).toEqual([
    'content/blogs/a.md:1 folder: nothing reads content/blogs; did you mean content/blog?',
    'content/de/menus.yaml:1 folder: nothing reads content/de; expected de under languages in site.yaml',
  ])
})
