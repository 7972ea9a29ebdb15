import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { launch } from 'chrome-launcher'
import lighthouse, { desktopConfig, type Result } from 'lighthouse'
import type { Measured } from './budget.ts'

export const devices = ['mobile', 'desktop'] as const
export type Device = (typeof devices)[number]

/** `simulate` computes a slow phone's figures from a fast load; `devtools` slows the load itself. */
export type Throttling = 'simulate' | 'devtools'

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
  throttling?: Throttling
  /** Only these audits; all of them if absent. */
  audits?: readonly string[]
}

const browserFirst = path.resolve('scripts/lighthouse/browser-first.sh')

/** On a busy machine a browser may fail to start, or lose the beginning of its trace. */
const tries = 4
/** Milliseconds between them. */
const pause = 3000

/**
 * Runs Lighthouse once, in a browser of its own: what one page leaves in the caches must not help
 * the next. Tries again where the run itself fails; a figure, however bad, is a result.
 * @throws {Error} If the page could not be measured.
 */
export async function measure(options: MeasureOptions, left = tries): Promise<Run> {
  try {
    return await measureOnce(options)
  } catch (error) {
    if (left <= 1) throw error
    await setTimeout(pause)
    return measure(options, left - 1)
  }
}

async function measureOnce({
  url,
  device,
  browser,
  chromeFlags,
  throttling = 'simulate',
  audits,
}: MeasureOptions): Promise<Run> {
  const chrome = await launch({
    ...(process.getuid?.() === 0
      ? { chromePath: browserFirst, envVars: { ...process.env, MEASURED_BROWSER: browser } }
      : { chromePath: browser }),
    chromeFlags: [...chromeFlags],
  })
  try {
    const result = await lighthouse(
      url,
      {
        port: chrome.port,
        output: 'html',
        logLevel: 'error',
        throttlingMethod: throttling,
        ...(audits ? { onlyAudits: [...audits], disableFullPageScreenshot: true } : {}),
      },
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

interface ResourceRow {
  resourceType: string
  requestCount: number
  transferSize: number
}

/** The figures by the names that lighthouserc.json uses; as Lighthouse CI counts what does not apply. */
function figuresOf({ categories, audits }: Result): Measured {
  const all = Object.values(audits)
  const resources = listOf(audits['resource-summary']) as ResourceRow[]
  return {
    scores: Object.fromEntries([
      ...Object.values(categories).map(({ id, score }) => [`categories:${id}`, score ?? 0]),
      ...all.flatMap(({ id, score, scoreDisplayMode }) => {
        if (scoreDisplayMode === 'notApplicable') return [[id, 1]]
        return score === null ? [] : [[id, score]]
      }),
    ]),
    values: Object.fromEntries([
      ...all.flatMap(({ id, numericValue }) => (numericValue === undefined ? [] : [[id, numericValue]])),
      ...resources.flatMap(({ resourceType, requestCount, transferSize }) => [
        [`resource-summary:${resourceType}:count`, requestCount],
        [`resource-summary:${resourceType}:size`, transferSize],
      ]),
    ]),
    lengths: Object.fromEntries(all.map((audit) => [audit.id, listOf(audit).length])),
  }
}

const listOf = (audit: Result['audits'][string] | undefined): unknown[] =>
  audit?.details && 'items' in audit.details && Array.isArray(audit.details.items) ? audit.details.items : []

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
