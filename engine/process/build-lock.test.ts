import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { lockBuild } from './build-lock.ts'

let cache = ''
beforeEach(() => {
  cache = temporaryFolder('lock', onTestFinished)
})

test('a second build is refused, with the process id of the first, until the first has ended', () => {
  const unlock = lockBuild(cache)
  expect(() => lockBuild(cache)).toThrow(`process ${process.pid} works in this folder`)
  unlock()
  const unlockAgain = lockBuild(cache)
  // As the message allows.
  rmSync(path.join(cache, 'build.lock'))
  unlockAgain()
  expect(readdirSync(cache)).toEqual([])
})

test('the lock of a dead process is taken over, and its folder removed', () => {
  const { pid } = spawnSync(process.execPath, ['--version'])
  writeFileSync(path.join(cache, 'build.lock'), String(pid))
  mkdirSync(path.join(cache, `build-${pid}`))
  mkdirSync(path.join(cache, `build-${process.pid}`))
  mkdirSync(path.join(cache, `build-${pid}-notes`))
  lockBuild(cache)()
  expect(readdirSync(cache)).toEqual([`build-${process.pid}`, `build-${pid}-notes`].toSorted())
})

test.each(['', 'junk', '-1', '0', '1e400'])('a lock that contains %j is ignored', (content) => {
  writeFileSync(path.join(cache, 'build.lock'), content)
  expect(() => lockBuild(cache)()).not.toThrow()
})
