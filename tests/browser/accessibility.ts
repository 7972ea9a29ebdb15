import type { Page } from 'playwright/test'
import { axe } from '../../packages/audits/accessibility/axe.ts'

/** What axe finds wrong with the page in its current state: rule and elements. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  const findings = await axe.run(page)
  return findings.map(({ rule, message, elements }) => `${rule}: ${message}: ${elements.join(' ')}`)
}
