import type { Closing, Fault, Facts, State } from './register.ts'

export const factNames = ['file', 'buyer', 'property', 'price', 'payoff'] as const
export type FactName = (typeof factNames)[number]

const closing = (
  file: string,
  buyer: string,
  property: string,
  price: string,
  payoff: string,
  isReleased = false,
): Closing => ({ file, buyer, property, price, payoff, isReleased })

/** Made up; we know of no town with these streets. */
export const sample: readonly Closing[] = [
  closing('26-101', 'A. Buyer', '12 Gold Dome Lane', '214000', '96500', true),
  closing('26-102', 'B. and C. Buyer', '4 Long Deed Road', '189900', '141200'),
  closing('26-103', 'D. Buyer', '77 Second Lien Street', '305000', ''),
  closing('26-104', 'E. Buyer', '9 Easement Alley', '128500', '88000', true),
  closing('26-105', 'F. Buyer', '31 Metes and Bounds Way', '262000', ''),
]

export const noFacts: Facts = { file: '', buyer: '', property: '', price: '', payoff: '' }

export const factTexts: Readonly<Record<FactName, string>> = {
  file: 'File number',
  buyer: 'Buyer',
  property: 'Property',
  price: 'Price',
  payoff: 'Payoff, empty until the letter comes',
}

export const faultTexts: Readonly<Record<Fault, string>> = {
  empty: 'Fill this in',
  file: 'Two digits, a hyphen, three digits, such as 26-106',
  taken: 'There’s a closing with this number',
  amount: 'Whole dollars in digits, such as 189,900',
  'above-price': 'More than the price. Call the lender',
}

export const stateTexts: Readonly<Record<State, string>> = {
  missing: 'Payoff missing',
  review: 'To review',
  released: 'Released',
}

/** An amount as the list shows it. */
export const dollars = (digits: string): string =>
  digits === '' ? 'no letter yet' : `$${Number(digits).toLocaleString('en-US')}`

export const titleTexts = {
  caption: 'Closings, made up',
  columns: ['Closing', 'Price, payoff', 'State'],
  heads: ['File', 'Buyer', 'Property', 'Price', 'Payoff', 'State'],
  figure:
    'Made-up data. The tool finds a closing, checks what’s typed, holds each one until a second person releases it, takes back any change, and saves the list for a spreadsheet.',
  search: 'Search by file, buyer or street',
  show: 'Show',
  all: 'All',
  found: (count: number) => (count === 1 ? '1 closing' : `${count} closings`),
  none: 'No closing fits. Try a shorter word.',
  fill: 'Fill in',
  release: 'Release',
  add: 'Add a closing',
  change: (file: string) => `Change ${file}`,
  save: 'Save',
  cancel: 'Cancel',
  undo: 'Undo',
  nothing: 'Nothing to undo',
  download: 'Save as CSV',
  saved: (file: string, state: State) => `${file} saved. ${stateTexts[state]}.`,
  released: (file: string) => `${file} released.`,
  undone: 'Undone. The list is as it was before.',
  faults: (count: number) =>
    count === 1 ? 'Not saved. One fact needs fixing.' : `Not saved. ${count} facts need fixing.`,
} as const
