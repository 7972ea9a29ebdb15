import { expect, test } from 'vitest'
import { lateFiles, startChunks } from './start-chunks.ts'

const app = '/node_modules/vike/dist/client/runtime-client-routing/entry.js'
const page = (name: string) => `virtual:vike:page-entry:client:/pages/${name}`

/** The file of a module of this length with these importers, each of which is imported by these. */
function fileOf(id: string, length: number, importers: readonly string[], theirs: readonly string[] = []) {
  const [, { name } = {}] = startChunks.groups ?? []
  const context = {
    getModuleInfo: (asked: string) =>
      asked === id
        ? { code: 'x'.repeat(length), importers }
        : importers.includes(asked)
          ? { importers: [id, ...theirs] }
          : null,
  }
  return typeof name === 'function' ? name(id, context as never) : undefined
}

test.each([
  ['of the app', 10_000, [app], [], 'app'],
  ['that the app imports indirectly', 10_000, ['/between.ts'], [app], 'app'],
  ['of one page', 10, [page('a')], [], null],
  ['of two pages', 900, ['a', 'b'].map(page), [], null],
  ['of two pages that is small', 899, ['a', 'b'].map(page), [], 'app'],
  ['of two pages, imported twice by each', 900, ['/one.ts', '/other.ts'], ['a', 'b'].map(page), null],
  ['of three pages', 10_000, ['a', 'b', 'c'].map(page), [], 'app'],
  ['of three other modules', 10_000, ['/a.ts', '/b.ts', '/c.ts'], [], null],
])('the file of a module %s', (_name, length, importers, theirs, expected) => {
  expect(fileOf('/components/a.ts', length, importers, theirs)).toBe(expected)
})

test("pages' own modules stay in their files", () => {
  expect(fileOf('/pages/a/+Page.tsx', 10, ['a', 'b', 'c'].map(page))).toBe(null)
  expect(fileOf('/pages/a/+Page.tsx', 10, [app])).toBe('app')
  expect(fileOf('/components/webpages.ts', 10, ['a', 'b', 'c'].map(page))).toBe('app')
})

test('what is loaded later brings its files, but not itself or what every page starts with', () => {
  const files = ['a.js', 'b.js', 'c.css', 'chunks/react-x.js', 'entries/entry-client-routing-x.js']
  expect(lateFiles('a.js', files)).toEqual(['b.js', 'c.css'])
})
