import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { compressed, compressedAside, pruneCompressed } from './compressed.ts'
import { writeFiles } from './write-files.ts'

const text = 'A line of text, and a line of text. '.repeat(20)
let root = ''

beforeEach(() => {
  root = temporaryFolder('compressed', onTestFinished)
  vi.spyOn(process, 'cwd').mockReturnValue(root)
})

const kept = () => readdirSync(path.join(root, '.cache', 'brotli'))

test('a text is compressed with brotli’s highest quality, also when it is asked for again', async () => {
  const bytes = brotliCompressSync(text)
  expect([compressed(text), compressed(Buffer.from(text))]).toEqual([bytes, bytes])
  expect(await compressedAside(text)).toEqual(bytes)
  expect(kept()).toHaveLength(1)
})

test('the bytes are remembered for each quality', async () => {
  compressed(text)
  const [name = ''] = kept()
  writeFileSync(path.join(root, '.cache', 'brotli', name), '7')
  expect([compressed(text), await compressedAside(text)].map(String)).toEqual(['7', '7'])
  const bytes = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })
  expect(await compressedAside(text, 1)).toEqual(bytes)
  expect(bytes).not.toEqual(brotliCompressSync(text))
})

test('a cache that can’t be written changes nothing', async () => {
  writeFiles(root, { '.cache': 'not a folder' })
  expect([compressed(text), await compressedAside(text)]).toEqual(Array(2).fill(brotliCompressSync(text)))
})

test('all is forgotten once there is too much', () => {
  expect(() => pruneCompressed()).not.toThrow()
  writeFiles(root, { '.cache/brotli/version/one': '', '.cache/brotli/version/two': '' })
  pruneCompressed(2)
  compressed(text)
  compressed(text, 1)
  pruneCompressed(2)
  expect(kept()).toHaveLength(2)
  pruneCompressed(1)
  expect(existsSync(path.join(root, '.cache', 'brotli'))).toBe(false)
})
