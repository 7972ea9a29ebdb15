import type { Browser } from 'playwright'
import { load, withPage } from './browser.ts'

export interface Traffic {
  /** Bytes of all responses as sent, including headers. */
  bytes: number
  requests: number
}

/** Loads a page until its app runs, if any, and the network is idle, and adds up its traffic. */
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
