/** A fault that a third-party tool found on the served site. */
export interface Finding {
  tool: string
  /** Path of the page or file. */
  path: string
  rule: string
  message: string
}

/** How much one tool checked, and what it found. */
export interface Outcome {
  tool: string
  /** How many pages, links or entries it checked. */
  checked: number
  findings: readonly Finding[]
}

/** The name of a finding in the baseline: without its message, which changes with the tool's version. */
export const nameOf = ({ tool, rule, path }: Finding): string => `${tool} ${rule} ${path}`

/**
 * Compares the findings with those that are known and accepted.
 * @param baseline Names of findings.
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
