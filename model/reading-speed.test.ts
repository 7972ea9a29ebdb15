import { expect, test } from 'vitest'
import { readingMinutes } from './reading-speed.ts'

test.each([
  [0, 1],
  [350, 1],
  [360, 2],
  [2380, 10],
])('%d words take %d min to read', (words, minutes) => expect(readingMinutes(words)).toBe(minutes))
