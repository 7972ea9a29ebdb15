import { expect, test } from 'vitest'
import { movedTo } from './moves.ts'

const shape = { columns: 4, cells: 12 }
const from = (cell: number) => (key: string) => movedTo(cell, key, shape)

test('arrow keys move to the neighbors, Home and End to the ends of the row', () => {
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']
  expect(keys.map(from(5))).toEqual([4, 6, 1, 9, 4, 7])
})

test('no arrow key leaves the grid or wraps into the next row', () => {
  expect(['ArrowLeft', 'ArrowUp'].map(from(0))).toEqual([undefined, undefined])
  expect(['ArrowRight', 'ArrowDown'].map(from(11))).toEqual([undefined, undefined])
  expect([movedTo(3, 'ArrowRight', shape), movedTo(4, 'ArrowLeft', shape)]).toEqual([undefined, undefined])
})

test('other keys do not move', () => {
  expect(['Enter', ' ', 'Tab', 'a'].map(from(5))).toEqual([undefined, undefined, undefined, undefined])
})
