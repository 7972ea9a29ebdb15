import type { Browser } from 'playwright'
import { load, withPage } from './browser.ts'

export interface Return {
  path: string
  isRestored: boolean
  /** The browser's reasons for not restoring it, such as `UnloadHandler`. */
  reasons: readonly string[]
}

/** A document of the site that is not one of its routes. */
const elsewhere = '/404.html'

/** How long after reloading a page the browser says why it wasn't restored, in milliseconds. */
const untilReasons = 300

/** The reason given by a browser that has no such cache, such as a headless one. */
const hasNone = 'BackForwardCacheDisabledForDelegate'

/** @throws {Error} If the browser has no back/forward cache. */
export async function requireBackForwardCache(browser: Browser, site: string): Promise<void> {
  const { reasons } = await leaveAndReturn(browser, site, '/')
  if (reasons.includes(hasNone))
    throw new Error(
      'This browser has no back/forward cache. Set CHROME_PATH to one that has, such as CHROME_PATH=/usr/bin/chromium.',
    )
}

/** Opens a page of the site, leaves it for another document once the app runs, and goes back. */
export const leaveAndReturn = (browser: Browser, site: string, path: string): Promise<Return> =>
  withPage(browser, async (page, session) => {
    const reasons: string[] = []
    session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
      reasons.push(...notRestoredExplanations.map(({ reason }) => reason))
    })
    await load(page, `${site}${path}`)
    // Uses the DevTools protocol, since Playwright doesn't expect a page to be restored.
    const left = new Promise((resolve) => session.once('Page.loadEventFired', resolve))
    await session.send('Page.navigate', { url: `${site}${elsewhere}` })
    await left
    const { entries, currentIndex } = await session.send('Page.getNavigationHistory')
    const returned = new Promise<string>((resolve) => {
      session.once('Page.frameNavigated', ({ type }) => resolve(type))
    })
    await session.send('Page.navigateToHistoryEntry', { entryId: entries[currentIndex - 1]?.id ?? 0 })
    const isRestored = (await returned) === 'BackForwardCacheRestore'
    if (!isRestored) await page.waitForTimeout(untilReasons)
    return { path, isRestored, reasons }
  })
