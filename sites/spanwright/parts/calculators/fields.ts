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

/** In place of a result while a field cannot be read. */
export const unreadable = 'Fix the marked fields to see a result.'
