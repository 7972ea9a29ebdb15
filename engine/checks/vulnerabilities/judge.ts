/** A package in the report of `npm audit --json`. */
interface Audited {
  severity: string
  /** The advisories, or the names of the vulnerable packages that it depends on. */
  via: readonly (string | { title: string; url: string })[]
  /** The folders that it is installed in. */
  nodes: readonly string[]
}

export interface AuditReport {
  vulnerabilities?: Readonly<Record<string, Audited>>
  /** The error, if there is no result. */
  message?: string
}

/**
 * The known vulnerabilities of packages that reach anyone, one line each.
 * @param reached The folders of packages by whom they reach, such as `visitors`.
 * @throws {Error} If the registry gave no result, which does not mean that there are none.
 */
export function vulnerabilitiesIn(
  { vulnerabilities, message }: AuditReport,
  reached: Readonly<Record<string, ReadonlySet<string>>>,
): string[] {
  if (!vulnerabilities) throw new Error(`npm audit gave no result: ${message ?? 'no output'}`)
  return Object.entries(vulnerabilities).flatMap(([name, { severity, via, nodes }]) => {
    const whom = Object.keys(reached).filter((each) => nodes.some((folder) => reached[each]?.has(folder)))
    if (whom.length === 0) return []
    const reasons = via.map((each) =>
      typeof each === 'string' ? `by ${each}` : `${each.title} (${each.url})`,
    )
    return `${name}, ${severity}, reaches ${whom.join(' and ')}: ${reasons.join('; ')}`
  })
}
