/** The facts of a closing that somebody enters, as they were typed; the payoff may come later. */
export interface Facts {
  file: string
  buyer: string
  property: string
  price: string
  payoff: string
}
export type FactName = keyof Facts

export interface Closing extends Facts {
  /** Checked by a second person. */
  isReleased: boolean
}

/** `missing`: the payoff isn't known yet; `review`: complete, waits for a second person; `released`: documents may go out. */
export type State = 'missing' | 'review' | 'released'

export type Fault = 'empty' | 'file' | 'taken' | 'amount' | 'above-price'

export type Action =
  | { type: 'saved'; facts: Facts; replaces?: string }
  | { type: 'released'; file: string }
  | { type: 'undone' }

export interface Register {
  closings: readonly Closing[]
  /** The closings before each change that can be undone, the oldest first. */
  past: readonly (readonly Closing[])[]
}

export const stateOf = ({ payoff, isReleased }: Closing): State =>
  payoff === '' ? 'missing' : isReleased ? 'released' : 'review'

const amountOf = (text: string): number => Number(text.replaceAll(/[$,\s]/g, '') || Number.NaN)
const isAmount = (text: string): boolean => Number.isInteger(amountOf(text)) && amountOf(text) > 0

/** What is typed, as it is kept: without spaces around it, amounts as digits. */
const tidy = (facts: Facts): Facts => {
  const amount = (text: string) => (isAmount(text) ? String(amountOf(text)) : text.trim())
  return {
    file: facts.file.trim(),
    buyer: facts.buyer.trim(),
    property: facts.property.trim(),
    price: amount(facts.price),
    payoff: amount(facts.payoff),
  }
}

/**
 * What is wrong with facts that are to be saved.
 * @param replaces The file whose facts they replace, if any.
 */
export function faultsOf(
  typed: Facts,
  { closings }: Register,
  replaces?: string,
): Partial<Record<FactName, Fault>> {
  const { file, buyer, property, price, payoff } = tidy(typed)
  const isTaken = file !== replaces && closings.some((other) => other.file === file)
  return {
    ...(!/^\d\d-\d{3}$/.test(file) ? { file: 'file' as const } : isTaken && { file: 'taken' as const }),
    ...(buyer === '' && { buyer: 'empty' as const }),
    ...(property === '' && { property: 'empty' as const }),
    ...(!isAmount(price) && { price: 'amount' as const }),
    ...(payoff !== '' &&
      (!isAmount(payoff)
        ? { payoff: 'amount' as const }
        : isAmount(price) && Number(payoff) > Number(price) && { payoff: 'above-price' as const })),
  }
}

const change = ({ closings, past }: Register, next: readonly Closing[]): Register => ({
  closings: next,
  past: [...past, closings],
})

/** The register after an action; the same one if the action can't happen now. */
export function advance(register: Register, action: Action): Register {
  const { closings, past } = register
  switch (action.type) {
    case 'saved': {
      const { facts, replaces } = action
      if (Object.keys(faultsOf(facts, register, replaces)).length > 0) return register
      // Whatever is changed has to be checked again.
      const saved = { ...tidy(facts), isReleased: false }
      const isKnown = closings.some(({ file }) => file === replaces)
      return change(
        register,
        isKnown ? closings.map((each) => (each.file === replaces ? saved : each)) : [...closings, saved],
      )
    }
    case 'released': {
      const found = closings.find(({ file }) => file === action.file)
      if (!found || stateOf(found) !== 'review') return register
      return change(
        register,
        closings.map((each) => (each === found ? { ...each, isReleased: true } : each)),
      )
    }
    default: {
      const before = past.at(-1)
      return before ? { closings: before, past: past.slice(0, -1) } : register
    }
  }
}

/**
 * The closings that hold every word of a query, in any of their facts.
 * @param state Only those in this state, if one is given.
 */
export function search(closings: readonly Closing[], query: string, state?: State): Closing[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return closings.filter((closing) => {
    const text = [closing.file, closing.buyer, closing.property].join(' ').toLowerCase()
    return (state === undefined || stateOf(closing) === state) && words.every((word) => text.includes(word))
  })
}

/** A cell that a spreadsheet reads as text, even where it would begin a formula (OWASP, CSV Injection). */
const cell = (text: string): string =>
  `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

/** The closings as a file for a spreadsheet (RFC 4180). */
export const toCsv = (
  heads: readonly string[],
  closings: readonly Closing[],
  stateTexts: Readonly<Record<State, string>>,
): string =>
  [
    heads,
    ...closings.map((each) => [
      each.file,
      each.buyer,
      each.property,
      each.price,
      each.payoff,
      stateTexts[stateOf(each)],
    ]),
  ]
    .map((row) => `${row.map(cell).join(',')}\r\n`)
    .join('')
