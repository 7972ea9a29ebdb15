import { expect, test } from 'vitest'
import { idleShare } from './quiet-moment.ts'

const times = (user: number, idle: number) => ({ user, nice: 0, sys: 0, idle, irq: 0 })

test('the idle share is of all processors together, between two readings', () => {
  expect(idleShare([times(5, 5), times(0, 0)], [times(5, 15), times(10, 0)])).toBe(0.5)
  expect(idleShare([times(1, 1)], [times(1, 1)])).toBe(0)
})
