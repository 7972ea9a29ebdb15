import { serveSite } from '../../engine/serve/static/serve-site.ts'
import { findTestBrowser } from '../../packages/audits/browser/find-browser.ts'

/** Serves the last build and tells the tests where, and with which browser. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  process.env['CHROME_PATH'] = findTestBrowser()
  const site = await serveSite({ root: process.cwd(), host: 'localhost', port: 0 })
  process.env['SITE_URL'] = site.url
  return site.close
}
