import { expect, test } from 'vitest'
import { formatBar } from './progress.ts'

test('the bar fills up, and shows how much is done and how long it took', () => {
  expect(formatBar(0, 4, 0, '/')).toBe(`${'░'.repeat(24)} 0/4  0:00  /`)
  expect(formatBar(3, 4, 65, '/about/')).toBe(`${'█'.repeat(18)}${'░'.repeat(6)} 3/4  1:05  /about/`)
  expect(formatBar(5, 4, 0, '')).toContain('█'.repeat(24))
})
