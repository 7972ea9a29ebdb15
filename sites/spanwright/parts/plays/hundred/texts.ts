import { invoices, isWrong, wanted, type Invoice } from './invoices.ts'

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`
const invoice = (index: number): string => `Invoice ${index + 1}`
const amounts = ({ paper, read }: Invoice): string => `${dollars(paper)} on paper, read as ${dollars(read)}`

const misreadings = invoices
  .flatMap((each, index) =>
    isWrong(each) ? [`${index + 1} (${dollars(each.paper)} read as ${dollars(each.read)})`] : [],
  )
  .join(', ')

const heads = ['None of your three.', 'One of your three.', 'Two of your three.', 'All three.'] as const

export const hundredTexts = {
  lead: 'An example: a model has read a hundred small invoices. It isn’t sure of 11, and a person reads those. It’s sure of the other 89, and three of those totals are wrong. Mark the three.',
  how: 'Press an invoice to see its paper beside what was read. Press it again to mark it.',
  grid: 'A hundred invoices',
  invoice,
  paper: 'On paper',
  read: 'As read',
  amount: dollars,
  sure: 'It’s sure.',
  unsure: 'It isn’t sure. A person reads this one.',
  cell: (index: number, each: Invoice): string =>
    `${invoice(index)}: ${each.isSure ? amounts(each) : 'not sure, a person reads it'}`,
  marked: (marks: number): string =>
    marks === wanted
      ? 'Three are marked. Press one of them again to take it back.'
      : `${marks} of ${wanted} marked. A guess counts.`,
  more: (marks: number): string => `Mark ${wanted - marks} more`,
  commit: 'These three are wrong',
  restart: 'Start over',
  signs: '× found, ! missed, – read correctly',
  head: (found: number): string => heads[found] ?? '',
  miss: (checked: number, sure: number): string =>
    `You laid ${checked} of the ${sure} beside the paper. The wrong ones: ${misreadings}. They look like the other 86: no flag, no question mark.`,
  price: (minutes: number, sure: number): string =>
    `So your clerk checks all ${sure} to find three. At half a minute each that’s ${minutes} minutes for every hundred invoices. Count those minutes when you work out what AI costs you.`,
} as const
