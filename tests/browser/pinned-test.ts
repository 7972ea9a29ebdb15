import { test as base } from './test.ts'

/**
 * For tests that compare with a file in tests/browser/baselines: they run in the pinned browser, which is the same for
 * everybody, even if CHROME_PATH selects another for the other tests.
 */
export const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, executablePath: process.env['PINNED_BROWSER'] ?? '' }),
    { scope: 'worker' },
  ],
})
