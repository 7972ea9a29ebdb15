import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '../../../tests/temporary-folder.ts'
import { tidyLockfile } from './tidy-lockfile.ts'

/** Stands for npm, which asks the registry. */
const spawnSync = vi.hoisted(() =>
  vi.fn<(npm: string, words: string[]) => { stdout: string }>((_npm, [, name]) => ({
    stdout: name === 'gone@1' ? '' : `hash of ${name}\n`,
  })),
)
vi.mock('node:child_process', () => ({ spawnSync }))

test('packages get the hashes that npm omits, and lose the Node that they ask for; nothing else changes', () => {
  const file = path.join(temporaryFolder('lockfile', onTestFinished), 'package-lock.json')
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const kept = {
    '': { version: '1' },
    'packages/tool': { version: '1' },
    'node_modules/tool': { version: '1', link: true },
    'node_modules/known': { version: '1', integrity: 'its own' },
    'node_modules/gone': { version: '1' },
  }
  const entry = { version: '2', optional: true }
  const packages = {
    ...kept,
    'node_modules/known': { ...kept['node_modules/known'], engines: { node: '>=20' } },
    'node_modules/a/node_modules/@b/c': entry,
  }
  writeFileSync(file, JSON.stringify({ name: 'firm', packages }))
  expect(tidyLockfile(file)).toBe('1 packages no longer say which Node they need; 2 had no hash.')
  const tidied = { ...kept, 'node_modules/a/node_modules/@b/c': { ...entry, integrity: 'hash of @b/c@2' } }
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ name: 'firm', packages: tidied })
  expect(spawnSync.mock.calls.map(([, words]) => words.join(' '))).toEqual([
    'view gone@1 dist.integrity',
    'view @b/c@2 dist.integrity',
  ])
  expect(warn.mock.calls).toEqual([['The registry has no gone@1.']])
})
