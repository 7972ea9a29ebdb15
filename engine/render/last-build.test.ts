import { mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { writeFiles } from '../process/write-files.ts'
import { keepPage, readContentKeys, readLastBuild, writeLastBuild } from './last-build.ts'
import type { RenderedPage } from './rendered-page.ts'

const page = {
  path: '/about/',
  files: ['about/index.html', 'assets/styles/a.css'],
  reads: ['pages/about.yaml', 'other.md'],
} as Partial<RenderedPage> as RenderedPage
const keys = new Map([['pages/about.yaml', 'key']])

/** A built page that has been recorded, and a function that reuses it. */
function setUp() {
  const root = temporaryFolder('last-build', onTestFinished)
  const [from, to] = [path.join(root, 'dist'), path.join(root, 'next')]
  writeFiles(from, Object.fromEntries(page.files.map((file) => [file, file])))
  mkdirSync(path.join(root, '.cache'))
  writeLastBuild(root, { bundle: 'b', pages: [page], keys, site: from })
  const keep = (now: ReadonlyMap<string, string> = keys) =>
    keepPage(readLastBuild(root).pages['/about/'], { keys: now, from, to })
  return { root, from, to, keep }
}

test('a page whose content and files are the same is reused with its files', () => {
  const { root, to, keep } = setUp()
  expect(readLastBuild(root).bundle).toBe('b')
  expect(keep()).toEqual(page)
  for (const file of page.files) expect(readFileSync(path.join(to, file), 'utf8')).toBe(file)
  // Pages of one kind share a stylesheet, so a file may already be there.
  expect(keep()).toEqual(page)
})

test.each([
  ['it read has changed', new Map([['pages/about.yaml', 'new']])],
  ['it read is gone', new Map<string, string>()],
  ['was missing when it read is there', new Map([...keys, ['other.md', 'new']])],
])('a page is rendered again if what %s', (_what, now) => {
  expect(setUp().keep(now)).toBeUndefined()
})

test('a page is rendered again if one of its files was edited or removed, or if there is no record of it', () => {
  const edited = setUp()
  writeFileSync(path.join(edited.from, page.files[1]!), 'edited')
  expect(edited.keep()).toBeUndefined()
  const touched = setUp()
  utimesSync(path.join(touched.from, page.files[1]!), 1, 1)
  expect(touched.keep()).toBeUndefined()
  const removed = setUp()
  rmSync(path.join(removed.from, page.files[0]!))
  expect(removed.keep()).toBeUndefined()
  expect(readLastBuild(removed.to)).toEqual({ bundle: '', pages: {} })
  expect(keepPage(undefined, { keys, from: '', to: '' })).toBeUndefined()
})

test('the keys of content are those of each file and of its fields', () => {
  const { root } = setUp()
  const index = path.join(root, 'content.json')
  writeFileSync(
    index,
    JSON.stringify({
      services: [{ file: 'a.md', key: '1', fieldsKey: '2' }],
      blog: [{ file: 'b.md', key: '3' }],
    }),
  )
  const read = readContentKeys(index)
  expect([read.get('a.md'), read.get('b.md'), [...read.values()].includes('2')]).toEqual(['1', '3', true])
})
