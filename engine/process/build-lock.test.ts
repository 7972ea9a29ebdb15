import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockBuild } from './build-lock.ts'

let cache = ''
beforeEach(() => {
  cache = mkdtempSync(path.join(tmpdir(), 'lock-'))
})
afterEach(() => rmSync(cache, { recursive: true, force: true }))

/** The id of a process that has ended. */
const deadPid = () => spawnSync(process.execPath, ['--version']).pid

test('a second build is refused with the id of the first, until that has ended', () => {
  const unlock = lockBuild(cache)
  expect(() => lockBuild(cache)).toThrow(`process ${process.pid} works in this folder`)
  unlock()
  lockBuild(cache)()
  expect(readdirSync(cache)).toEqual([])
})

test('the lock of a dead process is taken over, and its folder removed', () => {
  const pid = deadPid()
  writeFileSync(path.join(cache, 'build.lock'), String(pid))
  mkdirSync(path.join(cache, `build-${pid}`))
  mkdirSync(path.join(cache, `build-${process.pid}`))
  lockBuild(cache)()
  expect(existsSync(path.join(cache, `build-${pid}`))).toBe(false)
  expect(existsSync(path.join(cache, `build-${process.pid}`))).toBe(true)
})

test.each(['', 'junk', '-1', '0', '1e400'])('a lock that contains %j belongs to nobody', (content) => {
  writeFileSync(path.join(cache, 'build.lock'), content)
  expect(() => lockBuild(cache)()).not.toThrow()
})
