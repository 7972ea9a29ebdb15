import { furtherPage, menuLink, menuPages } from './menu.ts'
import { revisit, settled } from './test.ts'
import { expect, test } from './trouble.ts'

const navigations = 1000
/** The factor by which each figure may grow. */
const tolerance = 1.1

const pages = [...new Set([menuPages[0]!, '/services/', furtherPage, '/about/', '/contact/'] as const)]

const names = ['JSEventListeners', 'Nodes', 'JSHeapUsedSize'] as const

// Only the interpreter runs: otherwise the memory figure would include half a megabyte of code that the browser
// compiles because it runs often.
const interpreterOnly = '--js-flags=--no-sparkplug --no-maglev --no-turbofan'

test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), interpreterOnly] }),
})

test(`${navigations} navigations leave no listeners, nodes or memory behind`, async ({ page, context }) => {
  test.setTimeout(60 * 60_000)
  await revisit(page, '/')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const devTools = await context.newCDPSession(page)
  await devTools.send('Performance.enable')

  const measure = async () => {
    // Both measurements include what a page sets up after its heading has appeared.
    await page.waitForLoadState('networkidle')
    await settled(page)
    // Objects held by a finalizer are freed only in the second collection.
    for (let round = 0; round < 3; round += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one at a time
      await devTools.send('HeapProfiler.collectGarbage')
    }
    const { metrics } = await devTools.send('Performance.getMetrics')
    return Object.fromEntries(
      names.map((name) => [name, metrics.find((metric) => metric.name === name)?.value ?? 0]),
    ) as Record<(typeof names)[number], number>
  }
  const walk = async (times: number) => {
    for (let index = 0; index < times; index += 1) {
      const route = pages[index % pages.length]!
      // oxlint-disable-next-line no-await-in-loop -- one at a time
      await menuLink(page, route).evaluate((link: HTMLElement) => link.click())
      // oxlint-disable-next-line no-await-in-loop
      await page.waitForFunction(
        (path) => document.querySelector('link[rel=canonical]')?.getAttribute('href')?.endsWith(path),
        route,
      )
    }
  }

  // After these rounds, every page's code is loaded and the caches are full.
  await walk(20 * pages.length)
  const before = await measure()
  await walk(navigations)
  const after = await measure()
  expect(await page.evaluate('"sameDocument" in window')).toBe(true)
  console.log(
    names
      .map(
        (name) => `${name}: ${before[name]} → ${after[name]} (× ${(after[name] / before[name]).toFixed(3)})`,
      )
      .join(', '),
  )
  for (const name of names) expect(after[name], name).toBeLessThanOrEqual(before[name] * tolerance)
})
