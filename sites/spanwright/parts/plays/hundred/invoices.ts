/** The plate's example (packages/plates/drawings/services/ai-solutions.ts): 86 right, 11 unsure, 3 wrong and sure. */
const count = 100
/** How many are to be found. */
export const wanted = 3

/** Those that the model says it isn't sure of. */
const unsure: ReadonlySet<number> = new Set([4, 12, 20, 29, 36, 45, 53, 61, 70, 78, 95])

/** What was read, in cents, where that isn't what the paper says: digits swapped, a 1 taken for a 7, a 3 for an 8. */
const misread: Readonly<Record<number, number>> = { 23: 85_204, 58: 67_989, 91: 84_932 }

/** Minutes that a person needs to check what the model read: the page's "half a minute". */
const minutesPerCheck = 0.5

export interface Invoice {
  /** Cents. */
  paper: number
  read: number
  isSure: boolean
}

/** Small amounts, spread as if by chance and the same at every visit. */
const onPaper = (index: number): number => 4000 + (((index + 1) * 48_271) % 90_000)

export const invoices: readonly Invoice[] = Array.from({ length: count }, (_, index) => ({
  paper: onPaper(index),
  read: misread[index] ?? onPaper(index),
  isSure: !unsure.has(index),
}))

export const isWrong = ({ paper, read }: Invoice): boolean => paper !== read

/** Marks an invoice, or takes the mark back; no more than are wanted, and none that the model itself doubts. */
export function marked(marks: readonly number[], index: number): readonly number[] {
  if (marks.includes(index)) return marks.filter((mark) => mark !== index)
  return marks.length < wanted && invoices[index]?.isSure ? [...marks, index] : marks
}

/** What the marks were worth, and what finding all of them takes. */
export function outcome(marks: readonly number[], seen: ReadonlySet<number>) {
  const sure = invoices.flatMap((invoice, index) => (invoice.isSure ? [index] : []))
  return {
    found: marks.filter((mark) => isWrong(invoices[mark]!)).length,
    /** Of those that sounded sure, how many were laid beside their paper. */
    checked: sure.filter((index) => seen.has(index)).length,
    sure: sure.length,
    minutes: Math.ceil(sure.length * minutesPerCheck),
  }
}
