import { readFileSync, statSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { dataModule, fieldsModule, writeModules } from './modules.ts'

const head = "// Written from the site's files. Don't edit it.\n"

test('values are written with their types, as constants or plainly', () => {
  expect(dataModule({ a: [1], b: undefined }, { a: 'number[]' })).toBe(
    `${head}export const a: number[] = [\n  1\n]\n\nexport const b = undefined\n`,
  )
  expect(dataModule({ a: 'x' }, 'const')).toBe(`${head}export const a = "x" as const\n`)
  expect(fieldsModule({ a: 1 }, 'Fields')).toBe(`${head}export const a: Fields['a'] = 1\n`)
})

test('only modules that have changed are written', () => {
  const folder = temporaryFolder('modules')
  const files = ['a.ts', 'words/b.ts'].map((name) => path.join(folder, name))
  const old = () => files.map((file) => statSync(file).mtimeMs === 1000)
  expect(writeModules(folder, { 'a.ts': 'one', 'words/b.ts': 'two' })).toBe(true)
  for (const file of files) utimesSync(file, 1, 1)
  expect(writeModules(folder, { 'a.ts': 'one', 'words/b.ts': 'two' })).toBe(false)
  expect(old()).toEqual([true, true])
  expect(writeModules(folder, { 'a.ts': 'one', 'words/b.ts': 'new' })).toBe(true)
  expect(old()).toEqual([true, false])
  expect(readFileSync(path.join(folder, 'words/b.ts'), 'utf8')).toBe('new')
})
