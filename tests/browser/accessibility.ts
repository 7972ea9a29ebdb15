import type { Page } from 'playwright/test'
import { axe } from '../../packages/audits/accessibility/axe.ts'

/**
 * What axe finds wrong with the page in its current state: rule and elements.
 * @param within A selector of the part that has changed; the rest of every page is tested by axe.spec.ts.
 */
export async function accessibilityFaults(page: Page, within?: string): Promise<string[]> {
  const findings = await axe.run(page, within)
  return findings.map(({ rule, message, elements }) => `${rule}: ${message}: ${elements.join(' ')}`)
}
