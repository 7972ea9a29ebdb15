import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { publish, recover } from './publish.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'publish-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const make = (name: string, text: string): string => {
  const target = path.join(folder, name)
  mkdirSync(target)
  writeFileSync(path.join(target, 'page'), text)
  return target
}
const read = (target: string) => readFileSync(path.join(target, 'page'), 'utf8')

test('a new build takes the place of the last one', () => {
  const target = make('dist', 'old')
  publish(make('staging', 'new'), target)
  expect(read(target)).toBe('new')
  expect(existsSync(`${target}-previous`)).toBe(false)
})

test('publishing that was killed between its two renames is undone', () => {
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
