import { copyFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import * as further from '../bundle/further-fonts.ts'
import { writeFiles } from '../process/write-files.ts'
import { verifyCharacters } from './verify-characters.ts'

/** The font from which the site's subsets are made. */
const client = path.resolve('node_modules/@fontsource-variable/archivo/files')

const page = { path: '/blog/queues/', characters: '°′' }
const picture = { page: '/blog/', label: 'Article', title: 'Queues', drawing: 'own' } as const
const sources = {
  'content/blog/queues.md': '---\ntitle: Queues\n---\n\nL = λW, and 40°30′ west\n',
  'components/flow/Flow.tsx': 'export const sign = "é"\n',
}

/** Verifies a project with one article and one component, or other files. */
function verify(pages: Parameters<typeof verifyCharacters>[2], files: Record<string, string> = sources) {
  const root = temporaryFolder('characters', onTestFinished)
  writeFiles(root, files)
  return verifyCharacters(root, client, pages)
}

test('a site passes if its fonts have every character', () =>
  expect(verify([{ ...page, picture }])).resolves.toBeUndefined())

test('fonts that had every character are opened again only for other characters, or once they change', async () => {
  const opened = vi.spyOn(further, 'lackingCharacters')
  const folder = temporaryFolder('verified', onTestFinished)
  const font = 'archivo-latin-wght-normal.woff2'
  const again = (characters: string) => verifyCharacters(folder, folder, [{ ...page, characters }])
  copyFileSync(path.join(client, font), path.join(folder, font))
  await again('°′')
  await again('′°')
  expect(opened).toHaveBeenCalledTimes(1)
  await again('°')
  expect(opened).toHaveBeenCalledTimes(2)
  copyFileSync(path.join(client, 'archivo-latin-ext-wght-normal.woff2'), path.join(folder, font))
  await expect(again('°')).rejects.toThrow('‘°’ (U+00B0)')
})

test('a missing character is reported with its code, its file and line, and the page that shows it', () =>
  expect(verify([{ ...page, characters: '′λ', picture: { ...picture, title: 'λ' } }])).rejects.toThrow(
    "content/blog/queues.md:5: ‘λ’ (U+03BB) is shown on /blog/queues/, but is not in the typeface; add a font that has it with `npm install @fontsource-variable/noto-sans` (docs/languages.md), or write it as `code`, which uses the reader's own font",
  ))

test.each([
  ['λ', ':\n  content/a.md:1, content/b.md:1: ‘λ’ (U+03BB) is shown'],
  ['λμ', ':\n  content/a.md:1: ‘λ’ (U+03BB), like μ, is shown'],
])(
  'a missing character is reported with all its places; of several, only the first: %s',
  (characters, said) =>
    expect(verify([{ ...page, characters }], { 'content/a.md': 'λ', 'content/b.md': 'λ μ' })).rejects.toThrow(
      said,
    ),
)

test('a missing character that is in no source is reported with the page', () =>
  expect(
    verify(['/blog/queues/', '/blog/'].map((each) => ({ path: each, characters: '😀' }))),
  ).rejects.toThrow(
    '/blog/queues/: ‘😀’ (U+1F600) is shown on /blog/queues/, but is not in the typeface; replace it, or write it as',
  ))

test.each(['label', 'title'])('missing characters in the %s of a social image are reported, too', (part) =>
  expect(verify([{ ...page, picture: { ...picture, [part]: 'L = λW' } }])).rejects.toThrow(
    'λ’ (U+03BB) is shown on the social image of /blog/queues/',
  ),
)

test('missing characters that only a visitor’s action would show are found in the code', () =>
  expect(verify([page], { 'components/flow/Late.tsx': 'export const sign = "↻"\n' })).rejects.toThrow(
    /^Some characters are missing from the fonts:\n {2}components\/flow\/Late\.tsx:1: ‘↻’ \(U\+21BB\) is not in the typeface;/,
  ))

test.each([
  ['مرحبا', 'arabic'],
  ['שלום', 'hebrew'],
  ['こ', 'jp'],
  ['中', 'sc'],
])('the report names a font for %s', (characters, script) =>
  expect(verify([{ ...page, characters }])).rejects.toThrow(
    `@fontsource-variable/noto-sans-${script}\` (docs/languages.md)`,
  ),
)

test('letters and signs of one script are reported together, with the first one’s place', () =>
  expect(verify([{ ...page, characters: '\u0645\u060C\u0629\u064B😀' }])).rejects.toThrow(
    /^[^\n]+:\n {2}[^\n]*‘\u0645’ \(U\+0645\), like \u060C \u0629 \u064B, is shown on [^\n]+\n {2}[^\n]*😀/,
  ))
