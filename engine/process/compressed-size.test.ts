import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compressedSize, pruneSizes } from './compressed-size.ts'

const text = 'A line of text, and a line of text. '.repeat(20)
const before = process.cwd()
let root = ''

beforeEach(() => process.chdir((root = mkdtempSync(path.join(tmpdir(), 'sizes-')))))
afterEach(() => {
  process.chdir(before)
  rmSync(root, { recursive: true })
})

const kept = () => readdirSync(path.join(root, '.cache', 'compressed'))

test('is what brotli makes of the text, also when it is asked again', () => {
  const size = brotliCompressSync(text).length
  expect([compressedSize(text), compressedSize(Buffer.from(text))]).toEqual([size, size])
  expect(kept()).toHaveLength(1)
})

test('is remembered for each quality', () => {
  compressedSize(text)
  const [name = ''] = kept()
  writeFileSync(path.join(root, '.cache', 'compressed', name), '7')
  expect(compressedSize(text)).toBe(7)
  const { length } = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })
  expect(compressedSize(text, 1)).toBe(length)
  expect(length).not.toBe(brotliCompressSync(text).length)
})

test('a size that is still being written is computed', () => {
  const size = compressedSize(text)
  const [name = ''] = kept()
  writeFileSync(path.join(root, '.cache', 'compressed', name), '')
  expect(compressedSize(text)).toBe(size)
})

test('few sizes are kept, many are forgotten', () => {
  compressedSize(text)
  compressedSize(text, 1)
  pruneSizes(2)
  expect(kept()).toHaveLength(2)
  pruneSizes(1)
  expect(existsSync(path.join(root, '.cache', 'compressed'))).toBe(false)
})
