import { expect, test } from 'vitest'
import { mockSite } from '../../tests/mock-site.ts'
import { overlaid, pathInLayer } from './layers.ts'

test.each([
  ['a map, field by field', { a: { b: 1, c: 2 } }, { a: { b: 3 } }, { a: { b: 3, c: 2 } }],
  ['nothing', { a: 1 }, { a: null }, { a: 1 }],
  ['what was nothing', null, { a: 1 }, { a: 1 }],
  [
    'items with keys',
    [{ key: 'a', b: 1 }],
    [{ key: 'c' }, { key: 'a', b: 2 }],
    [{ key: 'a', b: 2 }, { key: 'c' }],
  ],
  ['a list without items', [{ key: 'a' }], [], []],
  ['items without keys', [{ a: 1 }, { a: 2 }], [{ b: 1 }], [{ b: 1 }]],
  ['texts', ['a', 'b'], ['c'], ['c']],
])('a language overrides %s', (_, base, own, expected) => expect(overlaid(base, own)).toEqual(expected))

test('a field of a map that a language leaves empty is not in its layer', () =>
  expect(pathInLayer({ a: { b: 1 } }, { a: null }, ['a', 'b'])).toBeUndefined())

test.each([
  ['en', ['nb-no', 'es']],
  ['es', []],
])('the build in %s has these folders of languages below it: %j', async (language, folders) => {
  mockSite({
    languages: () => ({ languages: ['en', 'nb-NO', 'es'].map((tag) => ({ tag })) }),
    site: ({ values }: { values: object }) => ({ values: { ...values, language } }),
  })
  expect((await import('./placed.ts')).placedFolders).toEqual(folders)
})
