import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { publish, recover } from './publish.ts'

let folder = ''
beforeEach(() => {
  folder = temporaryFolder('publish', onTestFinished)
})

const make = (name: string, text: string): string => {
  const target = path.join(folder, name)
  mkdirSync(target)
  writeFileSync(path.join(target, 'page'), text)
  return target
}
const read = (target: string) => readFileSync(path.join(target, 'page'), 'utf8')

test('a new build replaces the last one', () => {
  const target = make('dist', 'old')
  publish(make('staging', 'new'), target)
  expect(read(target)).toBe('new')
  expect(existsSync(`${target}-previous`)).toBe(false)
})

test('if publishing was killed between its two renames, the last build is restored', () => {
  const target = make('dist', 'old')
  renameSync(target, `${target}-previous`)
  recover(target)
  expect(read(target)).toBe('old')
})

test('an existing build is left alone', () => {
  const target = make('dist', 'new')
  recover(target)
  expect(read(target)).toBe('new')
})
