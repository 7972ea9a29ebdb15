import type { Page } from 'playwright/test'
import { axe } from '../../packages/audits/accessibility/axe.ts'

/** axe's rules about colors, the only ones whose results a change of theme can affect. */
const ofColors = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block']

/**
 * Runs axe on the page in its current state.
 * @param within A selector of the part to check, by default the whole page; axe.spec.ts checks the rest of each page.
 * @param rules The rules to check; all by default.
 * @returns A line for each finding: rule, message and elements.
 */
export async function accessibilityFaults(
  page: Page,
  within?: string,
  rules?: readonly string[],
): Promise<string[]> {
  const findings = await axe.run(page, within, rules)
  return findings.map(({ rule, message, elements }) => `${rule}: ${message}: ${elements.join(' ')}`)
}

/** Runs axe in the dark theme, and its rules about colors in the light one. */
export async function faultsInBothThemes(page: Page, within = 'html'): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' })
  const faults = await accessibilityFaults(page, within)
  await page.emulateMedia({ colorScheme: 'light' })
  return [...faults, ...(await accessibilityFaults(page, within, ofColors))]
}
