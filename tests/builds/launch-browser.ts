import { chromium, type Browser } from 'playwright'
import { afterAll } from 'vitest'
import { findBrowser } from '../../packages/audits/browser/find-browser.ts'

/** Starts the browser of a file's tests, and closes it after them. */
export async function launchBrowser(): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  afterAll(() => browser.close())
  return browser
}
