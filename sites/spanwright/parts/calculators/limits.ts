import type { Limits, Reading } from './fields.ts'

/**
 * Reads a number as people type it: with commas between thousands, a dollar or percent sign, spaces.
 * @returns The value, or what is wrong with it.
 */
export function readNumber(text: string, { min, max }: Limits): Reading {
  const plain = text.replace(/[\s,$%]/g, '')
  if (plain === '') return { fault: 'empty' }
  if (!/^-?(\d+\.?\d*|\.\d+)$/.test(plain)) return { fault: 'no-number' }
  const value = Number(plain)
  if (value < min) return { fault: 'too-small' }
  if (value > max) return { fault: 'too-large' }
  return { value }
}
