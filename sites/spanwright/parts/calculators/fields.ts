/** What a number field accepts. */
export interface Limits {
  min: number
  max: number
}

export type Reading = { value: number } | { fault: 'empty' | 'no-number' | 'too-small' | 'too-large' }

export interface FieldText extends Limits {
  label: string
  unit: string
}

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

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

/** Dollars without cents. */
export const dollars = (value: number): string => `${value < 0 ? '−' : ''}$${whole.format(Math.abs(value))}`
export const hours = (value: number): string => `${whole.format(value)} hours`

/** The message for unusable input. */
export function faultText(
  fault: Extract<Reading, { fault: string }>['fault'],
  { label, min, max }: FieldText,
): string {
  switch (fault) {
    case 'empty':
      return `Enter a number for “${label}”.`
    case 'no-number':
      return 'Enter digits, such as 12.5.'
    case 'too-small':
      return `Enter ${whole.format(min)} or more.`
    default:
      return `Enter ${whole.format(max)} or less.`
  }
}

/** Shown instead of a result while a field is invalid. */
export const unreadable = 'Fix the marked fields to see a result.'
