import { expect, test } from 'vitest'
import { writtenDate } from './written-date.ts'

test.each([
  ['fr-FR', '1 janvier 2027', '1er janvier 2027'],
  ['fr', 'ven. 1 mai', 'ven. 1er mai'],
  ['fr', '1–3 janvier', '1er–3 janvier'],
  ['fr', '31 décembre – 1 janvier', '31 décembre – 1er janvier'],
  ['fr', '11 et 21 novembre 2021', '11 et 21 novembre 2021'],
  ['es', '1 de enero de 2027', '1 de enero de 2027'],
])('in %s, %s becomes %s', (language, date, written) => {
  expect(writtenDate(date, language)).toBe(written)
})
