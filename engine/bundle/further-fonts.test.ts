import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { cutFurtherFonts, lackingCharacters } from './further-fonts.ts'

const latin = path.resolve('node_modules/@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2')

const target = temporaryFolder('further')

const cut = async (characters: string) => {
  await cutFurtherFonts(process.cwd(), target, latin, characters)
  return readFileSync(path.join(target, '_further.scss'), 'utf8')
}
const files = () => globSync('*.woff2', { cwd: target })

test('only letters missing from the Latin subset come from another font', async () => {
  expect(await cut('Zażółć ж')).toBe(
    "$further: ((file: 'further-0.woff2', range: 'U+17c, U+142, U+107'),);\n",
  )
  expect(await lackingCharacters([path.join(target, 'further-0.woff2')], 'żłćő')).toEqual(['ő'])
})

test('a site that needs no other font gets none, and files of earlier ones are removed', async () => {
  writeFileSync(path.join(target, 'further-7.woff2'), '')
  expect(await cut('Blåbær – “ja”')).toBe('$further: ();\n')
  expect(files()).toEqual([])
})
