import type { Browser } from 'playwright'
import { load, withPage } from './browser.ts'
import { isForeign } from './traffic.ts'

export interface Return {
  path: string
  isRestored: boolean
  /** The browser's reasons for not restoring it, such as `UnloadHandler`. */
  reasons: readonly string[]
  /** The page's requests to other origins. */
  thirdParties: readonly string[]
}

/** Another document of the site, outside its routes. */
const elsewhere = '/404.html'

/** The browser reports why a page wasn't restored shortly after reloading it; milliseconds. */
const untilReasons = 300

/** The browser's reason if it has no such cache, as one without windows. */
const hasNone = 'BackForwardCacheDisabledForDelegate'

/** @throws {Error} If the browser has no back/forward cache. */
export async function requireBackForwardCache(browser: Browser, site: string): Promise<void> {
  const { reasons } = await leaveAndReturn(browser, site, '/')
  if (reasons.includes(hasNone))
    throw new Error(
      'This browser has no back/forward cache. Name one that has, such as CHROME_PATH=/usr/bin/chromium.',
    )
}

/** Opens a page of the site, leaves it for another document when the app runs, and goes back. */
export const leaveAndReturn = (browser: Browser, site: string, path: string): Promise<Return> =>
  withPage(browser, async (page, session) => {
    const thirdParties = new Set<string>()
    const reasons: string[] = []
    session.on('Network.requestWillBeSent', ({ request }) => {
      if (isForeign(request.url, site)) thirdParties.add(request.url)
    })
    session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
      reasons.push(...notRestoredExplanations.map(({ reason }) => reason))
    })
    await load(page, `${site}${path}`)
    // Uses the DevTools protocol: Playwright doesn't expect a page to come back.
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
    return { path, isRestored, reasons, thirdParties: [...thirdParties] }
  })
