import type { AuditedSite, Check, Finding } from '../site/audited-site.ts'
import { contentChecks } from './checks/content.ts'
import { fileChecks } from './checks/files.ts'
import { headChecks } from './checks/head.ts'
import { linkChecks } from './checks/links.ts'
import { structuredDataChecks } from './checks/structured-data.ts'

/** All checks, in the order of the report. */
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
