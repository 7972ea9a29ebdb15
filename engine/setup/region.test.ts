import { expect, test } from 'vitest'
import { answersIn, currencyIn, regionOf } from './region.ts'

test.each([
  ['en-IE', 'UTC', ['IE', 'EUR', 'Europe/Dublin']],
  ['nb-NO', 'UTC', ['NO', 'NOK', 'Europe/Oslo']],
  ['pl', 'UTC', ['PL', 'PLN', 'Europe/Warsaw']],
  ['es-ES', 'Europe/Madrid', ['ES', 'EUR', 'Europe/Madrid']],
  ['es-ES', 'Europe/Dublin', ['ES', 'EUR', '']],
  ['de-LI', 'UTC', ['LI', 'CHF', 'Europe/Vaduz']],
  ['es-CL', 'UTC', ['CL', 'CLP', '']],
  ['ar-MA', 'UTC', ['MA', 'MAD', 'Africa/Casablanca']],
  ['es-419', 'UTC', ['', undefined, '']],
  ['tlh', 'UTC', ['', undefined, '']],
  ['fr-SN', 'UTC', ['SN', undefined, 'Africa/Dakar']],
])('a firm whose texts are in %s, on a computer in %s', (tag, here, expected) => {
  const { country, timeZone } = answersIn(regionOf(tag), here)
  expect([country, currencyIn(country), timeZone]).toEqual(expected)
})
