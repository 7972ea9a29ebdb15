import { writeReport } from './write-report.ts'

/** What a tool found on the served site. */
export interface Outcome {
  tool: string
  /** The number of pages, their states, or links that it checked. */
  checked: number
  /** The faults, each with the path of its page. */
  findings: readonly { path: string; rule: string; message: string }[]
}

/**
 * Prints what each tool checked and found, and writes it into the folder `reports`.
 * @returns The number of problems: findings, and tools that checked nothing.
 */
export function reportOutcomes(file: string, outcomes: readonly Outcome[]): number {
  const problems = outcomes.flatMap(({ tool, checked, findings }) => [
    ...findings.map(({ path, rule, message }) => `${path}: ${tool} ${rule}: ${message}`),
    ...(checked === 0 ? [`${tool} checked nothing`] : []),
  ])
  for (const { tool, checked, findings } of outcomes)
    console.log(`${tool.padEnd(16)} ${String(checked).padStart(6)} checked ${findings.length} found`)
  for (const problem of problems) console.log(problem)
  const passed = outcomes.reduce((sum, { checked }) => sum + checked, 0)
  writeReport(file, { passed, failed: problems.length, outcomes })
  return problems.length
}
