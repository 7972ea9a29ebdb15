import { audit } from '../accessibility/audit.ts'
import { equalAccess, htmlCodeSniffer } from '../accessibility/engines.ts'
import type { Outcome } from '../outcome.ts'

/** The widths of a phone and a desktop, in CSS pixels. */
const widths = [390, 1280]

/**
 * Runs all engines but axe on the served pages, at both widths, after the app has started. `npm run audit:a11y` runs
 * axe in every state of a page.
 */
export const checkAccessibility = (
  url: string,
  paths: readonly string[],
  browser: string,
): Promise<Outcome[]> =>
  audit({
    url,
    browser,
    engines: [equalAccess, htmlCodeSniffer],
    checks: paths.flatMap((path) =>
      widths.map((width) => ({
        path,
        theme: 'light' as const,
        scenario: { name: `${width} px`, width, enter: async () => {} },
      })),
    ),
  })
