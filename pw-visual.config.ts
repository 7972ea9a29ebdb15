import { defineConfig } from 'playwright/test'

/** Titles with the name of their file: see tests/browser/tiers.ts. */
const everywhere = /@everywhere|\.everywhere\.spec/

/**
 * Browser tests run against the last build, served by tests/browser/global-setup.ts, which also finds the
 * browser. A test that fails is not tried again: what passes at the second try is a fault of the site or of
 * the test.
 */
export default defineConfig({
  testDir: '/work/wt-tests/tests/browser',
  globalSetup: '/work/wt-tests/tests/browser/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  // A limit for what hangs, not a measure of speed: a busy machine must not reach it.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['line'], ['json']],
  projects: [
    { name: 'commit', grepInvert: everywhere },
    { name: 'all', grep: everywhere },
  ],
  // The pictures of visual.spec.ts and the words of aria-snapshots.spec.ts, the same for every system.
  snapshotPathTemplate: '/tmp/baselines-new/{arg}{ext}',
  outputDir: '/tmp/pw-vis',
  use: {
    // The global set-up finds both before the workers read this file.
    baseURL: process.env['SITE_URL'] ?? '',
    launchOptions: {
      executablePath: process.env['CHROME_PATH'] ?? '',
      args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
    },
  },
})
