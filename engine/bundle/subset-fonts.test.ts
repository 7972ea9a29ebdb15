import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { writeSubset } from './subset-fonts.ts'

interface Cut {
  variationAxes: object
  keepFeatures: string[]
}
/** Stands for the library that cuts fonts. */
const subsetFont = vi.hoisted(() => vi.fn<(font: Buffer, kept: string, cut: Cut) => Promise<Buffer>>())
const texts = vi.hoisted(() => ({ characters: '', language: 'en', name: 'Crumb & Co' }))
vi.mock('subset-font', () => ({ default: subsetFont }))
vi.mock('./characters.ts', () => ({ charactersOf: () => texts.characters }))
vi.mock('./further-fonts.ts', async (original) => ({
  ...(await original<object>()),
  furtherFonts: () => [],
  cutFurtherFonts: async (_root: string, target: string) =>
    writeFileSync(path.join(target, '_further.scss'), ''),
}))
vi.mock('../../model/site.ts', async (original) => ({ ...(await original<object>()), site: texts }))

test('each font has the letters that it shows, and is cut again only if these have changed', async () => {
  const root = temporaryFolder('fonts', onTestFinished)
  const source = path.join(root, 'node_modules/@fontsource-variable/archivo/files')
  mkdirSync(source, { recursive: true })
  for (const kind of ['wght', 'standard'])
    writeFileSync(path.join(source, `archivo-latin-${kind}-normal.woff2`), kind)
  subsetFont.mockImplementation(async (font, kept) => Buffer.from(`${font.toString()} of ${kept.length}`))
  const cut = async (characters: string, language: string) => {
    subsetFont.mockClear()
    Object.assign(texts, { characters, language })
    await writeSubset(root)
    return subsetFont.mock.calls.map(([font, kept, { keepFeatures }]) => [
      font.toString(),
      kept,
      keepFeatures.join(' '),
    ])
  }
  const figures = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
  const headline = ` ,.?:’-${figures}abcdefghijklmnopqrstuvwxyz`
  expect(await cut('aéı€', 'en')).toEqual([
    ['wght', 'aéı€', 'kern liga tnum'],
    ['standard', `${headline}&éı`, 'kern'],
    ['standard', ` ,.-${figures}&ÉI`, 'kern'],
  ])
  const folder = path.join(root, '.cache/fonts')
  expect(readFileSync(path.join(folder, 'archivo.woff2'), 'utf8')).toBe('wght of 4')
  expect(readdirSync(folder).filter((name) => name.startsWith('archivo'))).toHaveLength(3)
  expect(await cut('aéı€', 'en')).toEqual([])
  rmSync(path.join(folder, 'archivo-condensed.woff2'))
  expect(await cut('aéı€', 'en')).toHaveLength(3)
  const features = async (characters: string, language: string) =>
    (await cut(characters, language)).map(([, , kept]) => kept)
  expect(await features('e\u{301}', 'tr-TR')).toEqual([
    'kern ccmp mark mkmk locl liga tnum',
    'kern ccmp mark mkmk locl',
    'kern ccmp mark mkmk locl',
  ])
  expect(await features('x', 'en-pl')).toEqual(['kern liga tnum', 'kern', 'kern'])
})
