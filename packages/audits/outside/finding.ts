/** A fault that a third-party tool found on the served site. */
export interface Finding {
  tool: string
  /** The path of the page or file. */
  path: string
  rule: string
  message: string
}

/** The results of one tool. */
export interface Outcome {
  tool: string
  /** The number of pages, links or entries checked. */
  checked: number
  findings: readonly Finding[]
}

/** The name of a finding in the baseline, without its message, which may change with the tool's version. */
export const nameOf = ({ tool, rule, path }: Finding): string => `${tool} ${rule} ${path}`

/**
 * Compares findings with the accepted ones.
 * @param baseline The names of accepted findings.
 * @returns The new findings, and the baseline entries that are no longer found.
 */
export function compare(
  findings: readonly Finding[],
  baseline: readonly string[],
): { fresh: Finding[]; stale: string[] } {
  const [known, found] = [new Set(baseline), new Set(findings.map(nameOf))]
  return {
    fresh: findings.filter((finding) => !known.has(nameOf(finding))),
    stale: baseline.filter((name) => !found.has(name)),
  }
}
