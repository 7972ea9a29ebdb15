import { test as base } from './test.ts'

/**
 * Tests that compare with a file in tests/browser/baselines run in the pinned browser, which is the same for
 * everybody; all other tests take the system's browser.
 */
export const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, executablePath: process.env['PINNED_BROWSER'] ?? '' }),
    { scope: 'worker' },
  ],
})
