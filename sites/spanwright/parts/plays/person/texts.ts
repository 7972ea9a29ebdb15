import { columns, entries, type Entry } from './sheet.ts'

const cells = (count: number): string => (count === 1 ? 'one cell' : `${count} cells`)

const cell = (index: number, { text }: Pick<Entry, 'text'>): string =>
  `${entries[index - (index % columns.length)]?.text}, ${columns[index % columns.length]}: ${text}`

export const personTexts = {
  lead: 'A roofer’s list for the week, an example. One person keeps it, and on Monday she’s gone. Mark every cell that nobody else could have filled in.',
  grid: 'The list',
  person: 'The rules, in one person’s head',
  nobody: 'The rules, in nobody’s head',
  cell,
  blank: (index: number): string => cell(index, { text: 'blank' }),
  commit: 'Take her off the sheet',
  restart: 'Put her back',
  head: (gone: number): string => `${gone} of ${entries.length} cells go blank.`,
  miss: (missed: number): string =>
    missed === 0
      ? 'You missed none. The prices are easy to miss: a price looks like plain data when the rule that made it is in her head.'
      : `You missed ${cells(missed)}, shown with “!”. A price or a day looks like plain data, but the rule that made it was in her head.`,
  kept: 'What stays was on paper too: the houses in the customer list, the usual price in the price list, one day that a customer chose.',
  spared: (spared: number): string => `You marked ${cells(spared)} of those.`,
} as const
