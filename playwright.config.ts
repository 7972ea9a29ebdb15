import { defineConfig } from 'playwright/test'

/**
 * Browser tests run against the last build, served by tests/browser/global-setup.ts, which also
 * finds the browser. scripts/test.ts builds first.
 */
export default defineConfig({
  testDir: 'tests/browser',
  globalSetup: './tests/browser/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  // A shared machine may stall for a moment; a fault of the site shows twice.
  retries: process.env['CI'] ? 2 : 0,
  timeout: 60_000,
  reporter: [['line'], ['json', { outputFile: 'reports/browser.json' }]],
  // The pictures of visual.spec.ts and the words of aria-snapshots.spec.ts, the same for every system.
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  outputDir: '.cache/browser-tests',
  use: {
    // The global set-up finds both before the workers read this file.
    baseURL: process.env['SITE_URL'] ?? '',
    launchOptions: {
      executablePath: process.env['CHROME_PATH'] ?? '',
      args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
    },
  },
})
