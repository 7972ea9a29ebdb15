import type { Browser } from 'playwright'
import { complete, waitingForFonts } from '../../audits/browser/own-fonts.ts'
import { decided, hydrated } from '../../audits/browser/visitor.ts'
import type { Screen } from './shown.ts'

/**
 * Captures the first screen of a page as a returning visitor sees it, in the light theme and without motion.
 * @returns A PNG.
 */
export async function firstScreen(browser: Browser, url: string, { width, height }: Screen): Promise<Buffer> {
  await using context = await browser.newContext({
    viewport: { width, height },
    // Scaled down afterward, which keeps small text sharp.
    deviceScaleFactor: 2,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    bypassCSP: true,
  })
  const page = await context.newPage()
  await decided(page)
  await waitingForFonts(page)
  await page.goto(url)
  await hydrated(page)
  await complete(page)
  return await page.screenshot()
}
