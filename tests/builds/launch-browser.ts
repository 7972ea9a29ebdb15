import type { Browser } from 'playwright'
import { afterAll } from 'vitest'
import { launchBrowser as launch } from '../../packages/audits/browser/find-browser.ts'

/** Starts the browser of a file's tests, and closes it after them. */
export async function launchBrowser(): Promise<Browser> {
  const browser = await launch()
  afterAll(() => browser.close())
  return browser
}
