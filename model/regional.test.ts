import { expect, test } from 'vitest'
import { regional } from './regional.ts'

test('a language without a region gets the firm’s country', () => {
  expect(regional('es', 'US')).toBe('es-US')
  expect(regional('zh-Hant', 'TW')).toBe('zh-Hant-TW')
})

test('a language with a region stays as it is', () => {
  expect(regional('es-MX', 'US')).toBe('es-MX')
})
