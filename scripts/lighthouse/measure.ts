import { launch } from 'chrome-launcher'
import lighthouse, { desktopConfig, type Result } from 'lighthouse'
import type { Measured } from './budget.ts'

export type Device = 'mobile' | 'desktop'

export interface Run extends Measured {
  /** The audits that cost a point, in Lighthouse's words. */
  lost: readonly string[]
  /** The whole report as HTML. */
  html: string
}

interface MeasureOptions {
  url: string
  device: Device
  browser: string
  chromeFlags: readonly string[]
  throttling?: 'simulate' | 'devtools'
}

/**
 * Runs Lighthouse once, in a browser of its own: what one page leaves in the caches must not help
 * the next.
 * @throws {Error} If the page could not be measured.
 */
export async function measure({
  url,
  device,
  browser,
  chromeFlags,
  throttling = 'simulate',
}: MeasureOptions): Promise<Run> {
  const chrome = await launch({ chromePath: browser, chromeFlags: [...chromeFlags] })
  try {
    const result = await lighthouse(
      url,
      { port: chrome.port, output: 'html', logLevel: 'error', throttlingMethod: throttling },
      device === 'desktop' ? desktopConfig : undefined,
    )
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`)
    const { lhr, report } = result
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
    return { ...figuresOf(lhr), lost: lostPoints(lhr), html: String(report) }
  } finally {
    await chrome.kill()
  }
}

function figuresOf({ categories, audits }: Result): Measured {
  return {
    scores: Object.fromEntries([
      ...Object.values(categories).map(({ id, score }) => [`categories:${id}`, score ?? 0]),
      ...Object.values(audits).flatMap(({ id, score }) => (score === null ? [] : [[id, score]])),
    ]),
    values: Object.fromEntries(
      Object.values(audits).flatMap(({ id, numericValue }) =>
        numericValue === undefined ? [] : [[id, numericValue]],
      ),
    ),
  }
}

/** Audits with a weight in a category, and less than the full score. */
function lostPoints({ categories, audits }: Result): string[] {
  return Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.flatMap(({ id, weight }) => {
      const audit = audits[id]
      if (!audit || weight === 0 || audit.score === null || audit.score >= 1) return []
      return [`${id} ${audit.score}${audit.displayValue ? ` (${audit.displayValue})` : ''}`]
    }),
  )
}
