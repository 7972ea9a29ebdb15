/** A number field: its words, and what it accepts. */
export interface NumberField {
  label: string
  unit: string
  min: number
  max: number
}

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

/** Dollars without cents. */
export function dollars(value: number): string {
  const amount = whole.format(Math.abs(value))
  return `${value < 0 && amount !== '0' ? '−' : ''}$${amount}`
}
export function hours(value: number): string {
  const amount = whole.format(value)
  return amount === '1' ? '1 hour' : `${amount} hours`
}

const written = /^-?(?:(?:\d+|\d{1,3}(?:,\d{3})+)\.?\d*|\.\d+)$/

/** Reads a number with commas between thousands, a dollar sign, spaces; NaN if it is anything else. */
export function numberFrom(text: string): number {
  const plain = text.replace(/[\s$]/g, '')
  return written.test(plain) ? Number(plain.replaceAll(',', '')) : Number.NaN
}

/**
 * Reads a number as people type it: as `numberFrom` does, or with a percent sign.
 * @returns The value, or a message that says what is wrong.
 */
export function readNumber(text: string, { label, min, max }: NumberField): number | string {
  if (text.trim() === '') return `Enter a number for “${label}”.`
  const value = numberFrom(text.replaceAll('%', ''))
  if (Number.isNaN(value)) return 'Enter digits, such as 12.5.'
  if (value < min) return `Enter ${whole.format(min)} or more.`
  return value > max ? `Enter ${whole.format(max)} or less.` : value
}

/** Shown instead of a result while a field is invalid. */
export const unreadable = 'Fix the marked fields to see a result.'
