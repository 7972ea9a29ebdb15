import { copyFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import * as further from '../bundle/further-fonts.ts'
import { writeFiles } from '../process/write-files.ts'
import { verifyCharacters } from './verify-characters.ts'

/** A project with one article and one component. Its font is the one from which the site's subsets are made. */
const root = temporaryFolder('characters')
const client = path.resolve('node_modules/@fontsource-variable/archivo/files')
writeFiles(root, {
  'content/blog/queues.md': '---\ntitle: Queues\n---\n\nL = λW, and 40°30′ west\n',
  'components/flow/Flow.tsx': 'export const sign = "é"\n',
})

const page = { path: '/blog/queues/', characters: '°′' }
const picture = { page: '/blog/', label: 'Article', title: 'Queues', drawing: 'own' } as const

test('a site passes if its fonts have every character', async () => {
  await expect(verifyCharacters(root, client, [{ ...page, picture }])).resolves.toBeUndefined()
})

test('fonts that had every character are opened again only for other characters, or once they change', async () => {
  const opened = vi.spyOn(further, 'lackingCharacters')
  const folder = temporaryFolder('verified', onTestFinished)
  const font = 'archivo-latin-wght-normal.woff2'
  const verify = (characters: string) => verifyCharacters(folder, folder, [{ ...page, characters }])
  copyFileSync(path.join(client, font), path.join(folder, font))
  await verify('°′')
  await verify('′°')
  expect(opened).toHaveBeenCalledTimes(1)
  await verify('°')
  expect(opened).toHaveBeenCalledTimes(2)
  copyFileSync(path.join(client, 'archivo-latin-ext-wght-normal.woff2'), path.join(folder, font))
  await expect(verify('°')).rejects.toThrow('‘°’ (U+00B0)')
})

test('a missing character is reported with its code, its file and line, and the page that shows it', async () => {
  const shown = { ...page, characters: '′λ', picture: { ...picture, title: 'λ' } }
  await expect(verifyCharacters(root, client, [shown])).rejects.toThrow(
    "content/blog/queues.md:5: ‘λ’ (U+03BB) is shown on /blog/queues/, but is not in the typeface; add a font that has it with `npm install @fontsource-variable/noto-sans` (docs/languages.md), or write it as `code`, which uses the reader's own font",
  )
})

test('a missing character is reported with all its places; several of one script, with the first one’s first', async () => {
  const folder = temporaryFolder('places', onTestFinished)
  writeFiles(folder, { 'content/a.md': 'λ', 'content/b.md': 'λ μ' })
  for (const [characters, said] of [
    ['λ', ':\n  content/a.md:1, content/b.md:1: ‘λ’ (U+03BB) is shown'],
    ['λμ', ':\n  content/a.md:1: ‘λ’ (U+03BB), like μ, is shown'],
  ] as const)
    // oxlint-disable-next-line no-await-in-loop -- one at a time
    await expect(verifyCharacters(folder, client, [{ ...page, characters }])).rejects.toThrow(said)
})

test('a missing character that is in no source is reported with the page', async () => {
  const pages = ['/blog/queues/', '/blog/'].map((each) => ({ path: each, characters: '😀' }))
  await expect(verifyCharacters(root, client, pages)).rejects.toThrow(
    '/blog/queues/: ‘😀’ (U+1F600) is shown on /blog/queues/, but is not in the typeface; replace it, or write it as',
  )
})

test.each(['label', 'title'])(
  'missing characters in the %s of a social image are reported, too',
  async (part) => {
    const shown = { ...page, picture: { ...picture, [part]: 'L = λW' } }
    await expect(verifyCharacters(root, client, [shown])).rejects.toThrow(
      'λ’ (U+03BB) is shown on the social image of /blog/queues/',
    )
  },
)

test('missing characters that only a visitor’s action would show are found in the code', async () => {
  writeFiles(root, { 'components/flow/Late.tsx': 'export const sign = "↻"\n' })
  await expect(verifyCharacters(root, client, [page])).rejects.toThrow(
    /^Some characters are missing from the fonts:\n {2}components\/flow\/Late\.tsx:1: ‘↻’ \(U\+21BB\) is not in the typeface;/,
  )
})

test.each([
  ['مرحبا', 'arabic'],
  ['שלום', 'hebrew'],
  ['こ', 'jp'],
  ['中', 'sc'],
])('the report names a font for %s', async (characters, script) => {
  await expect(verifyCharacters(root, client, [{ ...page, characters }])).rejects.toThrow(
    `@fontsource-variable/noto-sans-${script}\` (docs/languages.md)`,
  )
})

test('letters and signs of one script are reported together, with the first one’s place', async () => {
  const characters = '\u0645\u060C\u0629\u064B😀'
  await expect(verifyCharacters(root, client, [{ ...page, characters }])).rejects.toThrow(
    /^[^\n]+:\n {2}[^\n]*‘\u0645’ \(U\+0645\), like \u060C \u0629 \u064B, is shown on [^\n]+\n {2}[^\n]*😀/,
  )
})
