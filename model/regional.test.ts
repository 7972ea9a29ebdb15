import { expect, test } from 'vitest'
import { regional } from './regional.ts'

test('a language without a territory is written as in the country of the firm', () => {
  expect(regional('es', 'US')).toBe('es-US')
  expect(regional('zh-Hant', 'TW')).toBe('zh-Hant-TW')
})

test('a territory stays', () => {
  expect(regional('es-MX', 'US')).toBe('es-MX')
})
