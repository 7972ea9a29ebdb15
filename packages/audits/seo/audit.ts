import { notFoundPath, type AuditedSite, type Check, type Finding } from '../site/audited-site.ts'
import { contentChecks } from './checks/content.ts'
import { fileChecks } from './checks/files.ts'
import { headChecks } from './checks/head.ts'
import { linkChecks } from './checks/links.ts'
import { structuredDataChecks } from './checks/structured-data.ts'

/** All checks, in the order of the table's columns. */
export const checks: readonly Check[] = [
  ...headChecks,
  ...structuredDataChecks,
  ...linkChecks,
  ...contentChecks,
  ...fileChecks,
]

interface Fault extends Finding {
  check: string
}

export const auditSite = (site: AuditedSite): Fault[] =>
  checks.flatMap((check) => check.find(site).map((finding) => ({ ...finding, check: check.name })))

/**
 * A table of routes × checks, with the number of faults, or a dot for none. Files and redirects have rows only if they
 * have faults.
 */
export function auditTable({ routes }: AuditedSite, faults: readonly Fault[]): string[] {
  const paths = [...new Set([...routes, notFoundPath, ...faults.map(({ path }) => path)])]
  const width = Math.max(...paths.map(({ length }) => length)) + 2
  const legend = checks.map(({ name }, index) => `${String(index + 1).padStart(4)}  ${name}`)
  const cell = (text: string | number) => String(text).padStart(3)
  const count = (path: string, check: string) =>
    faults.filter((fault) => fault.path === path && fault.check === check).length
  return [
    ...legend,
    '',
    'route'.padEnd(width) + checks.map((_check, index) => cell(index + 1)).join(''),
    ...paths.map(
      (path) => path.padEnd(width) + checks.map(({ name }) => cell(count(path, name) || '·')).join(''),
    ),
  ]
}
