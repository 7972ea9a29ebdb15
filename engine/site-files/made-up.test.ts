import { expect, test } from 'vitest'
import { withoutMadeUpLine } from './made-up.ts'

test('a page loses the line, and nothing where the firm exists', () => {
  expect(withoutMadeUpLine('# Title\n\nMade up.\n\nText', 'Made up.')).toBe('# Title\n\nText')
  expect(withoutMadeUpLine('# Title\n\nText', '')).toBe('# Title\n\nText')
})
