import type { Browser, Page } from 'playwright'
import { load, withPage } from './browser.ts'

export interface Traffic {
  /** Of the responses with their headers, as sent. */
  bytes: number
  requests: number
}

/**
 * Loads a page until the app runs and the network is idle, and adds up what it received.
 * @param open Loads the page, if it is not one of this site's.
 */
export const measureTraffic = (
  browser: Browser,
  url: string,
  open: (page: Page, url: string) => Promise<void> = load,
): Promise<Traffic> =>
  withPage(browser, async (page, session) => {
    const traffic: Traffic = { bytes: 0, requests: 0 }
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      traffic.bytes += encodedDataLength
      traffic.requests += 1
    })
    await open(page, url)
    return traffic
  })

/** Whether a request leaves the site; data URLs never leave the browser. */
export const isForeign = (url: string, site: string): boolean =>
  /^(https?|wss?):/.test(url) && new URL(url).origin !== site
