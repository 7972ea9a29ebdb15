import type { Page } from 'playwright/test'
import { axe } from '../../packages/audits/accessibility/axe.ts'

/** The rules of axe that depend on colors: after another theme is chosen, all else is as it was. */
export const ofColors = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block']

/**
 * What axe finds wrong with the page in its current state: rule and elements.
 * @param within A selector of the part that has changed; the rest of every page is tested by axe.spec.ts.
 * @param rules Only these; all by default.
 */
export async function accessibilityFaults(
  page: Page,
  within?: string,
  rules?: readonly string[],
): Promise<string[]> {
  const findings = await axe.run(page, within, rules)
  return findings.map(({ rule, message, elements }) => `${rule}: ${message}: ${elements.join(' ')}`)
}
