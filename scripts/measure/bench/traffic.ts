import type { Browser } from 'playwright'
import { load, withPage } from './browser.ts'

export interface Traffic {
  /** Of the responses with their headers, as sent. */
  bytes: number
  requests: number
}

/** Loads a page until the app runs and the network is idle, and adds up what it received. */
export const measureTraffic = (browser: Browser, url: string): Promise<Traffic> =>
  withPage(browser, async (page, session) => {
    const traffic: Traffic = { bytes: 0, requests: 0 }
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      traffic.bytes += encodedDataLength
      traffic.requests += 1
    })
    await load(page, url)
    return traffic
  })

/** Whether a request leaves the site; data URLs never leave the browser. */
export const isForeign = (url: string, site: string): boolean =>
  /^(https?|wss?):/.test(url) && new URL(url).origin !== site
