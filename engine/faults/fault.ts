/** An error in the content, worded for the person who edits the file. */
export interface Fault {
  /** The path of the file, relative to the project's root. */
  file: string
  /** 1-based; 1 if the position is not known. */
  line: number
  /** Dotted path of the front-matter field, or the part of the body: `link`, `heading`, `image`. */
  field: string
  /** What is wrong, and what was expected. */
  problem: string
}

/** A file whose fields can be located. */
export interface Source {
  /** Relative to the project's root. */
  file: string
  /** The 1-based line of a field, or of its nearest existing parent. */
  lineOf: (at: readonly PropertyKey[]) => number
}

/** A fault in a field, or in the whole file for an empty path. */
export const faultIn = ({ file, lineOf }: Source, at: readonly PropertyKey[], problem: string): Fault => ({
  file,
  line: lineOf(at),
  field: at.join('.') || 'file',
  problem,
})

export const formatFault = ({ file, line, field, problem }: Fault): string =>
  `${file}:${line} ${field}: ${problem}`

/** The items with the same key as an earlier one, each after the first of these. */
export const repeated = <Item>(items: readonly Item[], keyOf: (item: Item) => unknown) =>
  [...Map.groupBy(items, keyOf).values()].flatMap(([first, ...others]) =>
    others.map((other) => [first!, other] as const),
  )

/** Reports all faults found, so that they can be fixed at once. */
export class ContentError extends Error {
  readonly faults: readonly Fault[]

  constructor(faults: readonly Fault[]) {
    const count = faults.length === 1 ? '1 error' : `${faults.length} errors`
    super(`The content has ${count}:\n${faults.map((fault) => `  ${formatFault(fault)}`).join('\n')}`)
    this.name = 'ContentError'
    this.faults = faults
  }
}
