/** What a tool that others made has found on the served site. */
export interface Finding {
  tool: string
  /** Path of the page or file. */
  path: string
  rule: string
  message: string
}

/** What one tool has looked at, and what it has found. */
export interface Outcome {
  tool: string
  /** How many pages, links or entries it has looked at. */
  checked: number
  findings: readonly Finding[]
}

/** The name of a finding in the baseline: without its words, which change with the tool's version. */
export const nameOf = ({ tool, rule, path }: Finding): string => `${tool} ${rule} ${path}`

/**
 * Compares what was found with what is known and accepted.
 * @param baseline Names of findings.
 * @returns What is new, and what the baseline still names although nobody finds it any more.
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
