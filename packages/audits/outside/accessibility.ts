import { audit } from '../accessibility/audit.ts'
import { equalAccess, htmlCodeSniffer } from '../accessibility/engines.ts'
import type { Outcome } from './outcome.ts'

/** All engines but axe: `npm run audit:a11y` runs axe in every state of a page. */
const engines = [equalAccess, htmlCodeSniffer]

/** The widths of a phone and a desktop, in CSS pixels. */
const widths = [390, 1280]

/** Runs each engine on the served pages, at both widths, after the app has started. */
export async function checkAccessibility(
  url: string,
  paths: readonly string[],
  browser: string,
): Promise<Outcome[]> {
  const checks = paths.flatMap((path) =>
    widths.map((width) => ({
      path,
      theme: 'light' as const,
      scenario: { name: `${width} px`, width, enter: async () => {} },
    })),
  )
  const results = await audit({ url, browser, engines, checks })
  return engines.map(({ name }) => ({
    tool: name,
    checked: checks.length,
    findings: results
      .filter(({ engine }) => engine === name)
      .flatMap(({ path, scenario, findings }) =>
        findings.map(({ rule, message, elements }) => ({
          path,
          rule,
          message: `${message} (${scenario}) ${elements.join(' ')}`,
        })),
      ),
  }))
}
