/** A number field: its words, and what it accepts. */
export interface NumberField {
  label: string
  unit: string
  min: number
  max: number
}

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

/** Dollars without cents. */
export const dollars = (value: number): string => `${value < 0 ? '−' : ''}$${whole.format(Math.abs(value))}`
export const hours = (value: number): string => `${whole.format(value)} hours`

/**
 * Reads a number as people type it: with commas between thousands, a dollar or percent sign, spaces.
 * @returns The value, or a message that says what is wrong.
 */
export function readNumber(text: string, { label, min, max }: NumberField): number | string {
  const plain = text.replace(/[\s,$%]/g, '')
  if (plain === '') return `Enter a number for “${label}”.`
  if (!/^-?(\d+\.?\d*|\.\d+)$/.test(plain)) return 'Enter digits, such as 12.5.'
  const value = Number(plain)
  if (value < min) return `Enter ${whole.format(min)} or more.`
  return value > max ? `Enter ${whole.format(max)} or less.` : value
}

/** Shown instead of a result while a field is invalid. */
export const unreadable = 'Fix the marked fields to see a result.'
