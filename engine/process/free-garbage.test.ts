import { expect, test } from 'vitest'
import { freeGarbage } from './free-garbage.ts'

test('the memory of garbage is freed', () => {
  const size = () => process.memoryUsage().heapTotal / 1e6
  const texts = { list: Array.from({ length: 1_000_000 }, (_, index) => [index]) }
  const before = size()
  texts.list.length = 0
  freeGarbage()
  expect(before - size()).toBeGreaterThan(20)
})
