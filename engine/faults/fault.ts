/** One fault in the content, worded for the person who edits the file. */
export interface Fault {
  /** Path of the file, relative to the project's root. */
  file: string
  /** 1-based; 1 if the fault has no more precise position. */
  line: number
  /** Dotted path of the front-matter field, or the part of the body: `link`, `heading`, `image`. */
  field: string
  /** What is wrong, and what was expected. */
  problem: string
}

export const formatFault = ({ file, line, field, problem }: Fault): string =>
  `${file}:${line} ${field}: ${problem}`

/** Thrown once with every fault found, so that an editor can fix them all at once. */
export class ContentError extends Error {
  readonly faults: readonly Fault[]

  constructor(faults: readonly Fault[]) {
    const count = faults.length === 1 ? '1 error' : `${faults.length} errors`
    super(`The content has ${count}:\n${faults.map((fault) => `  ${formatFault(fault)}`).join('\n')}`)
    this.name = 'ContentError'
    this.faults = faults
  }
}
