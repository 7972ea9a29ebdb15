import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { writeFiles } from '../process/write-files.ts'
import { siteDrawings } from '../drawings/site-drawings.ts'
import { writeDrawings } from './write-drawings.ts'

/** A line through so many points, at places that cannot be compressed well. */
const drawing = (points: number) => {
  const places = Array.from({ length: points }, (_, index) => {
    const digits = hash('sha256', String(index))
    return `${Number.parseInt(digits.slice(0, 4), 16)} ${Number.parseInt(digits.slice(4, 8), 16)}`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 65536 65536"><path d="M${places.join(' ')}"/></svg>`
}

test('drawings are written, and one that is too large even after the best compression is reported', () => {
  const root = temporaryFolder('drawings', onTestFinished)
  writeFiles(root, { 'content/services/a.svg': drawing(1000), 'content/services/c.svg': drawing(1600) })
  writeDrawings(`${root}/site`, root)
  for (const { path, svg } of siteDrawings(root).files)
    expect(readFileSync(`${root}/site${path}`, 'utf8')).toBe(svg)
  writeFiles(root, { 'content/services/b.svg': drawing(10_000) })
  expect(() => writeDrawings(`${root}/site`, root)).toThrow(
    /^Some drawings are too large:\n {2}content\/services\/b\.svg has \d{5} bytes; the limit is 8000: draw it with fewer points$/,
  )
})
