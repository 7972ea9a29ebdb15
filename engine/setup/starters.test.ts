import { expect, test } from 'vitest'
import { answersSchema } from './answers.ts'
import { plain, starterNames, usualAnswers } from './starters.ts'

test('trades come first, the plain starter and the sample last', () => {
  const names = starterNames('.')
  expect(names.slice(-2)).toEqual([plain, 'spanwright'])
  expect(names.length).toBeGreaterThan(4)
})

test.each(starterNames('.'))('the answers that %s suggests are valid', (starter) => {
  const usual = usualAnswers('.', starter)
  const { error } = answersSchema.safeParse({ ...usual, sections: usual['sections']?.split(', ') ?? [] })
  const suggested = error?.issues.filter(({ path: [field] }) => String(field) in usual) ?? []
  // Places need coordinates, which no starter suggests.
  expect(suggested.filter(({ message }) => !message.includes('latitude'))).toEqual([])
})
