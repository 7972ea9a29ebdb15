import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { compressedSize, pruneSizes, sizeFromThread } from './compressed-size.ts'
import { writeFiles } from './write-files.ts'

const text = 'A line of text, and a line of text. '.repeat(20)
let root = ''

beforeEach(() => {
  root = temporaryFolder('sizes', onTestFinished)
  vi.spyOn(process, 'cwd').mockReturnValue(root)
})

const kept = () => readdirSync(path.join(root, '.cache', 'compressed'))

test('the size is that of the text in brotli, also when it is asked for again', async () => {
  const size = brotliCompressSync(text).length
  expect([compressedSize(text), compressedSize(Buffer.from(text))]).toEqual([size, size])
  expect(await sizeFromThread(text)).toBe(size)
  expect(kept()).toHaveLength(1)
})

test('the size is remembered for each quality', async () => {
  compressedSize(text)
  const [name = ''] = kept()
  writeFileSync(path.join(root, '.cache', 'compressed', name), '7')
  expect([compressedSize(text), await sizeFromThread(text)]).toEqual([7, 7])
  const { length } = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })
  expect(await sizeFromThread(text, 1)).toBe(length)
  expect(length).not.toBe(brotliCompressSync(text).length)
})

test('a size that another process is still writing is computed', () => {
  const size = compressedSize(text)
  const [name = ''] = kept()
  writeFileSync(path.join(root, '.cache', 'compressed', name), '')
  expect(compressedSize(text)).toBe(size)
})

test('all sizes are forgotten once there are too many', () => {
  expect(() => pruneSizes()).not.toThrow()
  writeFiles(root, { '.cache/compressed/version/one': '', '.cache/compressed/version/two': '' })
  pruneSizes(2)
  compressedSize(text)
  compressedSize(text, 1)
  pruneSizes(2)
  expect(kept()).toHaveLength(2)
  pruneSizes(1)
  expect(existsSync(path.join(root, '.cache', 'compressed'))).toBe(false)
})
