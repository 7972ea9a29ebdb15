import { existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { writeFiles } from '../process/write-files.ts'
import { bundleSite, copyBundle, findBundle } from './bundle-site.ts'

/** Stands for the process that bundles. */
const runInProcess = vi.hoisted(() => vi.fn<(script: string, args: string[]) => Promise<void>>())
vi.mock('../process/run-in-process.ts', () => ({ runInProcess }))

test('a bundle is made again only if there is none for the same files, or for a full build', async () => {
  const root = temporaryFolder('bundle', onTestFinished)
  const cache = path.join(root, '.cache')
  writeFiles(cache, { 'bundle-old/client/a.js': '', 'content/a': '', 'my-bundle-': '' })
  runInProcess.mockImplementation(async (_script, [folder = '']) =>
    writeFiles(folder, { 'client/a.js': 'new' }),
  )
  const work = path.join(cache, 'build-1')
  mkdirSync(work)
  const make = (isFull: boolean) => bundleSite(findBundle(root, isFull), root, work, AbortSignal.any([]))
  const { key, folder, isNew } = findBundle(root, false)
  expect([folder, isNew]).toEqual([path.join(cache, `bundle-${key}`), true])
  await make(false)
  expect(readFileSync(path.join(folder, 'client/a.js'), 'utf8')).toBe('new')
  // Those of earlier states are removed.
  expect(readdirSync(cache).toSorted()).toEqual(['build-1', `bundle-${key}`, 'content', 'my-bundle-'])
  expect(readdirSync(work)).toEqual([])
  await make(false)
  expect(runInProcess).toHaveBeenCalledTimes(1)
  await make(true)
  expect(runInProcess).toHaveBeenCalledTimes(2)
  writeFiles(root, { 'model/a.ts': 'changed' })
  expect(findBundle(root, false)).toMatchObject({ isNew: true })
})

test('the browser’s bundle is copied beside what the build has written, without the server’s', () => {
  const root = temporaryFolder('bundle', onTestFinished)
  const folder = path.join(root, 'bundle')
  writeFiles(folder, {
    'client/assets/a.css': '@charset "utf-8";a{color:red}',
    'client/assets/a.js': 'let a',
    'client/index.txt': 'of the bundle',
    'client/server/a.js': '',
    'server/entry.mjs': '',
  })
  const site = path.join(root, 'site')
  writeFiles(site, { 'client/index.txt': 'of the build' })
  copyBundle({ key: '', folder, isNew: false }, site)
  const textOf = (name: string) => readFileSync(path.join(site, 'client', name), 'utf8')
  expect(textOf('index.txt')).toBe('of the build')
  expect(textOf('assets/a.js')).toBe('let a')
  expect(textOf('assets/a.css')).toContain('a{color:red}')
  expect([existsSync(path.join(site, 'server')), existsSync(path.join(site, 'client/server'))]).toEqual([
    false,
    true,
  ])
})
