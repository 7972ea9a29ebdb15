import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { writeFiles } from './write-files.ts'
import { keepCompiled } from './compile-cache.ts'
import { linkOrCopy } from './link-or-copy.ts'
import { BuildError, messageOf, noBuild } from './build-error.ts'
import { copyProject } from './copy-project.ts'
import { readIfThere } from './read-if-there.ts'
import { siteFolder } from './site-folder.ts'

const failure = vi.hoisted(() => ({ code: '' }))
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>()
  const linkSync: typeof fs.linkSync = (from, to) => {
    if (failure.code !== '') throw Object.assign(new Error(failure.code), { code: failure.code })
    fs.linkSync(from, to)
  }
  return { ...fs, linkSync }
})
const enableCompileCache = vi.hoisted(() => vi.fn<(folder: string) => void>())
vi.mock('node:module', async (original) => ({ ...(await original<object>()), enableCompileCache }))

test.each([
  ['', true],
  ['EPERM', false],
  ['EXDEV', false],
])('a file is linked, or copied where the file system has no links (%s)', (code, isLinked) => {
  const root = temporaryFolder('links', onTestFinished)
  const [from, to] = [path.join(root, 'from'), path.join(root, 'to')]
  writeFileSync(from, 'text')
  failure.code = code
  linkOrCopy(from, to)
  expect(readFileSync(to, 'utf8')).toBe('text')
  expect(statSync(to).ino === statSync(from).ino).toBe(isLinked)
  failure.code = 'ENOSPC'
  expect(() => linkOrCopy(from, to)).toThrow('ENOSPC')
})

test('a missing file has no text, and one that cannot be read is an error', () => {
  const root = temporaryFolder('reading', onTestFinished)
  expect(readIfThere(path.join(root, 'none'))).toBeUndefined()
  expect(() => readIfThere(root)).toThrow('EISDIR')
})

test('a copy of the project has its files and packages, without what a build makes itself', () => {
  const root = temporaryFolder('project', onTestFinished)
  writeFiles(root, { 'model/a.ts': 'a', 'dist/b': 'b', 'node_modules/c/d': 'd' })
  copyProject(root, path.join(root, '.cache/copy'))
  const textOf = (file: string) => readIfThere(path.join(root, '.cache/copy', file))
  expect(['model/a.ts', 'dist/b', 'node_modules/c/d', '.cache/copy/model/a.ts'].map(textOf)).toEqual([
    'a',
    undefined,
    'd',
    undefined,
  ])
})

test('the site that SITE names is for the project itself; a copy has the owner’s, or else the sample', () => {
  vi.stubEnv('SITE', 'plain')
  const copy = temporaryFolder('site-folder', onTestFinished)
  expect([siteFolder('.'), siteFolder(copy)]).toEqual(['sites/plain', 'sites/spanwright'])
  mkdirSync(path.join(copy, 'content'))
  expect(siteFolder(copy)).toBe('content')
  vi.stubEnv('SITE', '')
  expect(siteFolder('.')).not.toBe('sites/')
})

test('compiled code is kept by this process and by those that it starts', () => {
  vi.stubEnv('NODE_COMPILE_CACHE', '')
  const root = temporaryFolder('compiled', onTestFinished)
  keepCompiled(root)
  const folder = path.join(root, '.cache', 'compiled')
  expect([process.env['NODE_COMPILE_CACHE'], ...enableCompileCache.mock.calls]).toEqual([folder, [folder]])
})

test.each([
  [noBuild(), '\nThere is no build in dist:\n  npm run build creates one'],
  [new BuildError('Two faults', ['one', 'two']), '\nTwo faults:\n  one\n  two'],
  [Object.assign(new Error('no space'), { code: 'ENOSPC' }), '\nThe disk is full: no space'],
  [Object.assign(new Error('no'), { stack: 'Error: no\n  at a.ts' }), 'Error: no\n  at a.ts'],
  [Object.assign(new Error('no stack'), { stack: undefined }), 'no stack'],
  ['text', 'text'],
])('%s has a message without a stack if the owner can mend its cause', (error, message) =>
  expect(messageOf(error)).toBe(message),
)
