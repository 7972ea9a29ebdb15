import path from 'node:path'
import { routes } from '../../../model/routes.ts'
import { leaveAndReturn, requireBackForwardCache, type Return } from './back-forward-cache.ts'
import { openBrowser } from './browser.ts'
import { isWithin } from './budgets.ts'
import { measureJourneys } from './journeys.ts'
import { measureNavigations } from './navigation.ts'
import { loadPaints, measurePaints, throttlings } from './paints.ts'
import { checksOf, formatReport } from './report.ts'
import { measureTraffic } from './traffic.ts'
import { variants, writeVariants, type Variant } from './variants.ts'
import { describeMachine, showProgress } from './progress.ts'
import { startHost } from '../../../engine/serve/static/start-host.ts'
import { findBrowser } from '../../audits/browser/find-browser.ts'
import { writeReport } from '../../audits/write-report.ts'

/** The links in the menu to click. */
const menu = ['About', 'Services', 'Research', 'Contact', 'Insights', 'Work']

interface Options {
  /** The pages whose paints are measured. */
  paths: readonly string[]
  /** Loads of each variant of each page with each kind of throttling; 0 skips the paints. */
  runs: number
  /** Clicks on each link in the menu. */
  rounds: number
}

/**
 * Compares the last build with the same pages without scripts and without pictures, prints the report, and writes it to
 * reports/bench.json.
 * @returns Whether the site is within its budgets.
 */
export async function runBench({ paths, runs, rounds }: Options): Promise<boolean> {
  const pages = runs > 0 ? paths : []
  const date = new Date().toISOString()
  const machine = `${describeMachine()} at the start`
  const executable = findBrowser()
  const folders = writeVariants(path.resolve('dist'), path.resolve('.cache/bench'), pages)
  using servers = new DisposableStack()
  const hosts = Object.fromEntries(
    await Promise.all(
      variants.map(
        async (variant) => [variant, servers.use(await startHost({ site: folders[variant] }))] as const,
      ),
    ),
  ) as Record<Variant, Awaited<ReturnType<typeof startHost>>>
  const site = hosts.site.url
  await using browser = await openBrowser(executable)

  await requireBackForwardCache(browser, site)
  const loads = pages.length * throttlings.length * variants.length * runs
  const step = showProgress(loads + routes.length + 3)

  const paints = await measurePaints({
    pages,
    variants,
    runs,
    run: ({ path: page, throttling, variant }) =>
      step(`${page} ${variant}, ${throttling}`, () =>
        loadPaints(`${hosts[variant as Variant].url}${page}`, executable, throttling),
      ),
  })
  const navigations = await step('navigations', () =>
    measureNavigations(browser, `${site}/`, { menu, rounds }),
  )
  const journeys = await step('journeys', () => measureJourneys(browser, site))
  const traffic = await step('home until idle', () => measureTraffic(browser, `${site}/`))
  // Nothing is timed here, so two pages at once are fine.
  const lanes = [0, 1].map(async (lane) => {
    const returned: Return[] = []
    for (const route of routes.filter((_route, index) => index % 2 === lane)) {
      returned.push(await step(`back to ${route}`, () => leaveAndReturn(browser, site, route)))
    }
    return returned
  })
  const returns = (await Promise.all(lanes)).flat()

  const measurements = { date, machine, runs, paints, navigations, journeys, traffic, returns }
  const checks = checksOf(measurements)
  writeReport('bench.json', { ...measurements, checks })
  console.log(`\n${formatReport(measurements, checks)}\n\nReport: reports/bench.json`)
  return checks.every(isWithin)
}
