import { expect, test } from 'vitest'
import { invoices, isWrong, marked, outcome } from './invoices.ts'

const wrong = invoices.flatMap((invoice, index) => (isWrong(invoice) ? [index] : []))
const unsure = invoices.flatMap(({ isSure }, index) => (isSure ? [] : [index]))

test('the invoices match the drawing: 86 right, 11 unsure, 3 wrong and sure', () => {
  expect([invoices.length, unsure.length, wrong.length]).toEqual([100, 11, 3])
  expect(wrong.filter((index) => unsure.includes(index))).toEqual([])
})

test('a misread total has as many digits as the true one, and is no larger than any other can be', () => {
  for (const { paper, read } of wrong.map((index) => invoices[index]!)) {
    expect(String(read)).toHaveLength(String(paper).length)
    expect(read).toBeLessThan(94_000)
  }
})

test('three invoices can be marked and unmarked, but no fourth, and none that the model doubts', () => {
  const three = [1, 2, 3].reduce(marked, [] as readonly number[])
  expect(three).toEqual([1, 2, 3])
  expect(marked(three, 5)).toEqual(three)
  expect(marked(three, 2)).toEqual([1, 3])
  expect(marked([], unsure[0]!)).toEqual([])
})

test('the outcome counts those found and checked, and the time to check all: 89 half minutes', () => {
  expect(outcome([wrong[0]!, 0, 1], new Set([0, 1, wrong[0]!, unsure[0]!]))).toEqual({
    found: 1,
    checked: 3,
    sure: 89,
    minutes: 45,
  })
})
