import { numberFrom } from '../../calculators/fields.ts'
import { factNames, stateTexts, titleTexts, type FactName } from './texts.ts'

/** The facts of a closing, as typed; the payoff may be added later. */
export type Facts = Readonly<Record<FactName, string>>

export interface Closing extends Facts {
  /** Checked by a second person. */
  isReleased: boolean
}

/** `missing`: no payoff yet; `review`: complete, waits for a second person; `released`: documents may go out. */
export type State = 'missing' | 'review' | 'released'

export type Fault = 'empty' | 'file' | 'taken' | 'amount' | 'above-price'

export interface Register {
  closings: readonly Closing[]
  /** The closings before each change, the oldest first, for undoing. */
  past: readonly (readonly Closing[])[]
}

export const stateOf = ({ payoff, isReleased }: Closing): State =>
  payoff === '' ? 'missing' : isReleased ? 'released' : 'review'

const isAmount = (text: string): boolean => Number.isInteger(numberFrom(text)) && numberFrom(text) > 0

/** Trims what was typed, and reduces amounts to digits. */
const tidy = ({ file, buyer, property, price, payoff }: Facts): Facts => {
  const amount = (text: string) => (isAmount(text) ? String(numberFrom(text)) : text.trim())
  return {
    file: file.trim(),
    buyer: buyer.trim(),
    property: property.trim(),
    price: amount(price),
    payoff: amount(payoff),
  }
}

/**
 * What is wrong with facts before they are saved.
 * @param replaces The number of the closing that they replace, if any.
 */
export function faultsOf(typed: Facts, { closings }: Register, replaces?: string) {
  const { file, buyer, property, price, payoff } = tidy(typed)
  const faults: Partial<Record<FactName, Fault>> = {}
  if (!/^\d\d-\d{3}$/.test(file)) faults.file = 'file'
  else if (file !== replaces && closings.some((other) => other.file === file)) faults.file = 'taken'
  if (buyer === '') faults.buyer = 'empty'
  if (property === '') faults.property = 'empty'
  if (!isAmount(price)) faults.price = 'amount'
  if (payoff !== '' && !isAmount(payoff)) faults.payoff = 'amount'
  else if (isAmount(price) && Number(payoff) > Number(price)) faults.payoff = 'above-price'
  return faults
}

const changed = ({ closings, past }: Register, next: readonly Closing[]): Register => ({
  closings: next,
  past: [...past, closings],
})

/**
 * The register with a closing of these facts, new or in place of the one that they replace; unchanged if they have
 * faults.
 */
export function withFacts(register: Register, typed: Facts, replaces?: string): Register {
  if (Object.keys(faultsOf(typed, register, replaces)).length > 0) return register
  const { closings } = register
  // Any change has to be checked again.
  const saved = { ...tidy(typed), isReleased: false }
  const at = closings.findIndex(({ file }) => file === replaces)
  return changed(register, at < 0 ? [...closings, saved] : closings.with(at, saved))
}

/** The register with this closing released; unchanged if it isn't complete, or already released. */
export function withRelease(register: Register, file: string): Register {
  const { closings } = register
  const at = closings.findIndex((each) => each.file === file)
  const found = closings[at]
  if (!found || stateOf(found) !== 'review') return register
  return changed(register, closings.with(at, { ...found, isReleased: true }))
}

/** The register before its last change; unchanged if there was none. */
export function undone(register: Register): Register {
  const before = register.past.at(-1)
  return before ? { closings: before, past: register.past.slice(0, -1) } : register
}

/**
 * The closings whose file, buyer or property contains every word of a query.
 * @param state The state that they must have.
 */
export function search(closings: readonly Closing[], query: string, state: State | 'all' = 'all'): Closing[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return closings.filter((closing) => {
    const text = [closing.file, closing.buyer, closing.property].join(' ').toLowerCase()
    return (state === 'all' || stateOf(closing) === state) && words.every((word) => text.includes(word))
  })
}

/** A cell that a spreadsheet reads as text, even if it looks like a formula (OWASP, CSV Injection). */
const cell = (text: string): string =>
  `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

/** The closings as a file for spreadsheets (RFC 4180). */
export const toCsv = (closings: readonly Closing[]): string =>
  [
    titleTexts.heads,
    ...closings.map((each) => [...factNames.map((name) => each[name]), stateTexts[stateOf(each)]]),
  ]
    .map((row) => `${row.map(cell).join(',')}\r\n`)
    .join('')
