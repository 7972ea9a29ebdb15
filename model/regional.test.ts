import { expect, test } from 'vitest'
import { regional } from './regional.ts'

test.each([
  ['es', 'US', 'es-US'],
  ['zh-Hant', 'TW', 'zh-Hant-TW'],
  ['es-MX', 'US', 'es-MX'],
])('a language without a region gets the firm’s country: %s, in %s, is %s', (language, country, tag) =>
  expect(regional(language, country)).toBe(tag),
)
