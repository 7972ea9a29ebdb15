import { serveSite } from '../../engine/serve/static/serve-site.ts'
import { findBrowser } from '../../packages/audits/browser/find-browser.ts'
import { pinnedBrowser } from '../../packages/audits/browser/pinned-browser.ts'

/** Serves the last build, and sets the variables that playwright.config.ts and pinned-test.ts read. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  process.env['CHROME_PATH'] = findBrowser()
  process.env['PINNED_BROWSER'] = pinnedBrowser()
  const site = await serveSite({ root: process.cwd(), host: 'localhost', port: 0 })
  process.env['SITE_URL'] = site.url
  return site.close
}
