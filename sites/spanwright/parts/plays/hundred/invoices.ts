/** The example of the drawing service-ai-solutions: 86 right, 11 unsure, 3 wrong and sure. */
const count = 100
/** How many misread invoices to find. */
export const wanted = 3

/** The invoices of which the model says that it isn't sure. */
const unsure: ReadonlySet<number> = new Set([4, 12, 20, 29, 36, 45, 53, 61, 70, 78, 95])

/** The misread totals in cents: digits swapped, a 1 taken for a 7, a 3 for an 8. */
const misread: Readonly<Record<number, number>> = { 23: 85_204, 58: 67_989, 91: 84_932 }

/** The minutes that a person needs to check one reading: the page's "half a minute". */
const minutesPerCheck = 0.5

/** Small amounts in cents that look random but are the same at every visit. */
const onPaper = (index: number): number => 4000 + (((index + 1) * 48_271) % 90_000)

export const invoices = Array.from({ length: count }, (_, index) => ({
  paper: onPaper(index),
  read: misread[index] ?? onPaper(index),
  isSure: !unsure.has(index),
}))
export type Invoice = (typeof invoices)[number]

export const isWrong = ({ paper, read }: Invoice): boolean => paper !== read

/** Marks or unmarks an invoice; no more than are wanted, and none that the model itself doubts. */
export function marked(marks: readonly number[], index: number): readonly number[] {
  if (marks.includes(index)) return marks.filter((mark) => mark !== index)
  return marks.length < wanted && invoices[index]?.isSure ? [...marks, index] : marks
}

/** How good the marks were, and the time it takes to find all errors. */
export function outcome(marks: readonly number[], seen: ReadonlySet<number>) {
  const sure = invoices.flatMap((invoice, index) => (invoice.isSure ? [index] : []))
  return {
    found: marks.filter((mark) => isWrong(invoices[mark]!)).length,
    /** How many of the sure ones were compared with their paper. */
    checked: sure.filter((index) => seen.has(index)).length,
    sure: sure.length,
    minutes: Math.ceil(sure.length * minutesPerCheck),
  }
}
