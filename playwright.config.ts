import { defineConfig } from 'playwright/test'
import { hasHours } from './.site/hours.ts'
import { values, xRay } from './.site/site.ts'
import { asksForConsent } from './model/asks-for-consent.ts'
import { siteFolder } from './engine/process/site-folder.ts'

const site = siteFolder(process.cwd())

const ignored = [
  // Their files describe the sample; another site would be compared with it.
  ...(site === 'sites/spanwright' ? [] : ['visual', 'speech']),
  // What a site has turned off.
  ...(xRay ? [] : ['x-ray']),
  ...(hasHours ? [] : ['hours']),
  ...(asksForConsent ? [] : ['consent']),
]

/** What only a site with the cookie banner, or only one without it, can show: see tests/browser/tiers.ts. */
const otherConsent = asksForConsent ? /@without-banner/ : /@with-banner/

/** Titles with the name of their file: see tests/browser/tiers.ts. */
const everywhere = /@everywhere|\.everywhere\.spec/

/**
 * Browser tests run against the last build, served by tests/browser/global-setup.ts, which also finds the
 * browser. Failed tests are not retried: a test that passes on the second try points to a fault of the site
 * or of the test.
 */
export default defineConfig({
  testDir: '.',
  // A site's own parts have their tests beside them; those of other sites would look for what isn't built.
  testMatch: ['tests/browser/**/*.spec.ts', `${site}/parts/**/*.spec.ts`],
  testIgnore: ignored.map((name) => `**/${name}.spec.ts`),
  respectGitIgnore: true,
  globalSetup: './tests/browser/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  // Only catches hangs: a busy machine must not reach it.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['line'], ['json']],
  projects: [
    { name: 'commit', grepInvert: [everywhere, otherConsent] },
    { name: 'all', grep: everywhere, grepInvert: otherConsent },
    // The same journeys through `npm run dev`, which one worker starts once.
    { name: 'development', testMatch: 'journeys.spec.ts', grepInvert: otherConsent, fullyParallel: false },
  ],
  // The looks of visual.spec.ts and the words of speech.spec.ts, the same for every system.
  snapshotPathTemplate: 'tests/browser/baselines/{arg}{ext}',
  outputDir: '.cache/browser-tests',
  use: {
    // The global set-up finds both before the workers read this file.
    // Decoration that moves takes most of a processor; tests of motion ask for it.
    reducedMotion: 'reduce',
    // A site in another language would offer this one in a line of its own.
    locale: values.language,
    baseURL: process.env['SITE_URL'] ?? '',
    launchOptions: {
      executablePath: process.env['CHROME_PATH'] ?? '',
      args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
    },
  },
})
