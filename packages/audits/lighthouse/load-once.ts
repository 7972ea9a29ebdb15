import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { chromeFlags } from './passes.ts'

/** `simulate` computes a slow phone's figures from a fast load; `devtools` slows down the load itself. */
export type Throttling = 'simulate' | 'devtools'

/**
 * Loads a page once on Lighthouse's phone, in a new browser, so that nothing is cached. `npm run bench` uses this rather
 * than Lighthouse CI, which cannot compare several builds of a page.
 * @returns The audits' figures by their ids, in each audit's own unit.
 * @throws {Error} If the page could not be measured.
 */
export async function loadOnce(
  url: string,
  browser: string,
  throttling: Throttling,
  audits: readonly string[],
): Promise<Record<string, number>> {
  const chrome = await launch({ chromePath: browser, chromeFlags: chromeFlags.split(' ') })
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      throttlingMethod: throttling,
      onlyAudits: [...audits],
      disableFullPageScreenshot: true,
    })
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`)
    const { lhr } = result
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
    return Object.fromEntries(
      Object.values(lhr.audits).flatMap(({ id, numericValue }) =>
        numericValue === undefined ? [] : [[id, numericValue]],
      ),
    )
  } finally {
    await chrome.kill()
  }
}
