import type { MutantResult } from '@stryker-mutator/api/core'
import { expect, test } from 'vitest'
import { changed } from './later-steps.ts'

test('a change replaces its place in the file, also across lines', () => {
  const at = (start: [number, number], end: [number, number], replacement: string) =>
    ({
      location: { start: { line: start[0], column: start[1] }, end: { line: end[0], column: end[1] } },
      replacement,
    }) as MutantResult
  expect(changed('one\nif (a) {\n  b()\n}\n', at([2, 5], [2, 6], 'true'))).toBe(
    'one\nif (true) {\n  b()\n}\n',
  )
  expect(changed('one\nif (a) {\n  b()\n}\n', at([2, 8], [4, 2], '{}'))).toBe('one\nif (a) {}\n')
})
