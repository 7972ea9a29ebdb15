import { readFileSync } from 'node:fs'
import { expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { writeFiles } from '../process/write-files.ts'
import { readContent } from './read-content.ts'
import { thrownFaults } from '../../tests/thrown-faults.ts'

/** The entries that are read, by their folder, and the earlier addresses that they name. */
const read = vi.hoisted(() => ({ entries: {} as Record<string, object[]>, moved: [] as [string, string][] }))
vi.mock('../../.site/entries.ts', async (original) => ({ ...(await original<object>()), moved: read.moved }))
vi.mock('./collection.ts', async (original) => ({
  ...(await original<object>()),
  readCollection: ({ folder }: { folder: string }) => {
    const entries = read.entries[folder] ?? []
    return { entries, described: entries, faults: [] }
  },
}))

const faultsOf = (entries: typeof read.entries, moved: typeof read.moved = []): string[] => {
  read.entries = entries
  read.moved.splice(0, Infinity, ...moved)
  const root = temporaryFolder('content', onTestFinished)
  writeFiles(root, {
    'content/prices.yaml': '',
    'content/menus.yaml': 'header: []\nfooter: []\n',
    'content/public/favicon.svg': readFileSync('sites/plain/public/favicon.svg'),
  })
  return thrownFaults(() => readContent(root))
}
const lines = { title: 2, description: 3, metaTitle: 4, summary: 5, card: 6 }
const post = (name: string, topic: string, description = name) => ({
  file: `blog/${name}.md`,
  path: `/blog/${name}/`,
  fields: { title: name, metaTitle: name, description, summary: name, card: name, topic },
  lines,
})

test('two pages have different descriptions, and topics with the same address one spelling', () => {
  expect(faultsOf({ blog: [post('a', 'Pipes & more'), post('b', 'Roofs'), post('c', 'Roofs')] })).toEqual([])
  expect(faultsOf({ blog: [post('a', 'Roofs', 'Same'), post('b', 'Roofs', 'Same')] })).toEqual([
    'blog/b.md:3 description: the same text is in blog/a.md; expected a different one',
  ])
  expect(faultsOf({ blog: [post('a', 'Flat Roofs'), post('b', 'Flat roofs')] })).toEqual([
    'blog/b.md:1 topic: “Flat roofs” is “Flat Roofs” in blog/a.md; expected one spelling',
  ])
})

test('an earlier address leads to one page, and no page has it now', () => {
  const faults = faultsOf({}, [
    ['/about/', '/services/a/'],
    ['/old/', '/blog/x/'],
    ['/other/', '/blog/x/'],
    ['/old/', '/team/'],
  ])
  const problems = [
    'services/a.md:1 formerly: /about/ leads to /about/',
    'pages/team.yaml:1 formerly: /old/ leads to /blog/x/',
  ]
  expect(faults.map((fault) => fault.replace(/.*?spanwright\//, ''))).toEqual(
    problems.map((problem) => `${problem}; expected an address that no other page has or had`),
  )
})
