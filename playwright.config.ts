import { defineConfig } from 'playwright/test'
import { hasHours } from './.site/hours.ts'
import { values, xRay } from './.site/site.ts'
import { asksForConsent } from './model/asks-for-consent.ts'
import { siteFolder } from './engine/process/site-folder.ts'

const site = siteFolder(process.cwd())

const ignored = [
  // Their baselines describe the sample.
  ...(site === 'sites/spanwright' ? [] : ['visual', 'speech']),
  // Features that the site has turned off.
  ...(xRay ? [] : ['x-ray']),
  ...(hasHours ? [] : ['hours']),
  ...(asksForConsent ? [] : ['consent']),
]

/** Tests for sites with the cookie banner if this one has none, and the reverse (tests/browser/tiers.ts). */
const otherConsent = asksForConsent ? /@without-banner/ : /@with-banner/

/** Matches tests of the variants that only `npm run test:all` runs, by tag or file name (tests/browser/tiers.ts). */
const everywhere = /@everywhere|\.everywhere\.spec/

/**
 * Browser tests run against the last build; tests/browser/global-setup.ts serves it and finds the browser. Failed tests
 * are not retried: if one passes on a second try, the site or the test has a fault.
 */
export default defineConfig({
  testDir: '.',
  // A site's own parts have their tests beside them. Those of other sites would fail.
  testMatch: ['tests/browser/**/*.spec.ts', `${site}/parts/**/*.spec.ts`],
  testIgnore: ignored.map((name) => `**/${name}.spec.ts`),
  respectGitIgnore: true,
  globalSetup: './tests/browser/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  // Only to catch hangs: long enough for a machine that runs other tests, too.
  timeout: 300_000,
  expect: { timeout: 90_000 },
  reporter: [['line'], ['json']],
  projects: [
    { name: 'commit', grepInvert: [everywhere, otherConsent, /@development/] },
    { name: 'all', grep: everywhere, grepInvert: otherConsent },
    // The same journeys through `npm run dev`, which a single worker starts.
    { name: 'development', testMatch: 'journeys.spec.ts', grepInvert: otherConsent, fullyParallel: false },
  ],
  // The baselines are the same for every system.
  snapshotPathTemplate: 'tests/browser/baselines/{arg}{ext}',
  outputDir: '.cache/browser-tests',
  use: {
    // Moving decoration takes most of a processor; tests of motion turn it on.
    reducedMotion: 'reduce',
    // In another language, a browser would get an offer to switch.
    locale: values.language,
    // The global setup sets these two variables before the workers read this file.
    baseURL: process.env['SITE_URL'] ?? '',
    launchOptions: {
      executablePath: process.env['CHROME_PATH'] ?? '',
      // In a locale without UTF-8, Chromium saves no file below a folder whose name has other letters than ASCII.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
    },
  },
})
