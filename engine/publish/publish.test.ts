import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
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

const isLeft = (target: string) => existsSync(`${target}-previous`)

test('a new build replaces the last one, and what an interrupted build has left', () => {
  const target = path.join(folder, 'dist')
  for (const text of ['first', 'second', 'third']) {
    if (text === 'third') make('dist-previous', 'left')
    publish(make('staging', text), target)
    expect([read(target), isLeft(target)]).toEqual([text, false])
  }
})

test('if publishing was killed between its two renames, the last build is restored', () => {
  const target = path.join(folder, 'dist')
  // If there is nothing to restore, nothing happens.
  recover(target)
  make('dist-previous', 'old')
  recover(target)
  expect([read(target), isLeft(target)]).toEqual(['old', false])
})

test('an existing build is left alone', () => {
  const target = make('dist', 'new')
  make('dist-previous', 'old')
  recover(target)
  expect([read(target), isLeft(target)]).toEqual(['new', true])
})
