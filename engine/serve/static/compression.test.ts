import { mkdirSync, statSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../tests/temporary-folder.ts'
import { writeFiles } from '../../process/write-files.ts'
import { bytesOf, compressEarly } from './compression.ts'

test('files that every visit needs are compressed before a request, and again once they change', async () => {
  const root = temporaryFolder('compression')
  const names = ['index.html', 'assets/a.js', 'assets/a.css', 'assets/a.svg', 'assets/editor-1/a.js']
  const write = (text: string) => writeFiles(root, Object.fromEntries(names.map((name) => [name, text])))
  write('old')
  // As if a new build had removed it.
  symlinkSync('gone', path.join(root, 'gone.html'))
  await compressEarly(root)
  const times = names.map((name) => statSync(path.join(root, name)).mtimeMs)
  write('new')
  const read = (index: number, more = 0) =>
    String(brotliDecompressSync(bytesOf(path.join(root, names[index]!), times[index]! + more, 'br')))
  expect(names.map((_, index) => read(index))).toEqual(['old', 'old', 'old', 'new', 'new'])
  expect(names.map((_, index) => read(index, 1))).toEqual(names.map(() => 'new'))
  const file = path.join(root, names[0]!)
  expect(String(gunzipSync(bytesOf(file, 0, 'gzip')))).toBe('new')
  expect(String(bytesOf(file, 0, 'identity'))).toBe('new')
  mkdirSync(path.join(root, 'folder.js'))
  await expect(compressEarly(root)).rejects.toThrow('EISDIR')
})
