import { expect, test } from 'vitest'
import { withoutMadeUpLine } from './made-up.ts'

test('a page loses the line if the firm is made up, and nothing if it is real', () => {
  expect(withoutMadeUpLine('# Title\n\nMade up.\n\nText', 'Made up.')).toBe('# Title\n\nText')
  expect(withoutMadeUpLine('# Title\n\nText', '')).toBe('# Title\n\nText')
})
