/** What one third-party tool found on the served site. */
export interface Outcome {
  tool: string
  /** The number of pages, links or entries checked. */
  checked: number
  /** The faults, each with the path of its page or file. */
  findings: readonly { path: string; rule: string; message: string }[]
}
