import type { Browser, Page } from 'playwright'
import { load, withPage } from './browser.ts'

export interface Traffic {
  /** Bytes of all responses as sent, including headers. */
  bytes: number
  requests: number
}

/**
 * Loads a page until the app runs and the network is idle, and adds up its traffic.
 * @param open Loads the page; other sites need another function.
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
