import { expect, test } from 'vitest'
import { breakEven, drawn, paidOff, paying, verdict, wanted } from './field.ts'
import { fieldTexts } from './texts.ts'

test('the figures are those of the page: 1,000 customer-months, 40 customers in 50 months, 70 in 20', () => {
  expect(wanted).toBe(1000)
  expect([40, 70].map(breakEven)).toEqual([50, 20])
})

test('one customer, one month and what one month leaves are singular', () => {
  expect([1, 2].map((value) => fieldTexts.shown(value, 'customers'))).toEqual(['1 customer', '2 customers'])
  expect(fieldTexts.why({ customers: 1, months: 1 })).toContain('so 1 leaves nothing')
  expect(fieldTexts.why({ customers: 21, months: 1 })).toMatch(/ 1 is left.* month 1,000\.$/)
})

test('20 customers only pay for running it', () => {
  expect([0, 19, 20].map(breakEven)).toEqual([Infinity, Infinity, Infinity])
  expect(verdict({ customers: 20, months: 60 })).toBe('tool')
  expect(paying({ customers: 10, months: 60 })).toBe(0)
})

test('the case of the drawing is 1,000 customer-months there, and half of that with running costs', () => {
  expect(drawn.customers * drawn.months).toBe(wanted)
  expect(paying(drawn)).toBe(500)
  expect(verdict(drawn)).toBe('later')
})

test('a case on the line is a product', () => {
  expect(verdict({ customers: 70, months: 20 })).toBe('product')
  expect(verdict({ customers: 70, months: 19 })).toBe('later')
})

test('the line falls, and stays within the field', () => {
  const months = paidOff.map(([, month]) => month)
  expect(months).toEqual(months.toSorted((a, b) => b - a))
  expect(Math.max(...months)).toBeLessThanOrEqual(60)
})
