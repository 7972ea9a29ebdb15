import { chromium, type Browser } from 'playwright'
import { findBrowser } from '../../packages/audits/browser/find-browser.ts'

/** Starts the browser of the tests. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
