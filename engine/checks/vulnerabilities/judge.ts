/** What `npm audit --json` says of a package. */
interface Audited {
  severity: string
  /** The advisories, or the names of the packages they come from. */
  via: readonly (string | { title: string; url: string })[]
  /** The folders it is in. */
  nodes: readonly string[]
}

export interface AuditReport {
  vulnerabilities?: Readonly<Record<string, Audited>>
  /** Instead of a result. */
  message?: string
}

/**
 * The known vulnerabilities of packages that matter, one line each.
 * @param reached Whom the packages in some folders reach, such as `visitors`.
 * @throws {Error} If the registry gave no result: silence proves nothing.
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
