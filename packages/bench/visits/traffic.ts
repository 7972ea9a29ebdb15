import type { Browser } from 'playwright'
import { load, withPage } from './browser.ts'

/**
 * Loads a page until the app runs and the network is idle, and adds up its traffic.
 * @param open Loads the page; other sites need another function.
 */
export const measureTraffic = (browser: Browser, url: string, open = load) =>
  withPage(browser, async (page, session) => {
    /** The bytes are those of all responses as sent, including headers. */
    const traffic = { bytes: 0, requests: 0 }
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      traffic.bytes += encodedDataLength
      traffic.requests += 1
    })
    await open(page, url)
    return traffic
  })
export type Traffic = Awaited<ReturnType<typeof measureTraffic>>
