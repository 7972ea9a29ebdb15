import { settled, type Page } from './test.ts'

/** Records layout shifts from the first paint on. @returns A function that lists them, with the elements that moved. */
export async function recordShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = []
    const note = (entries: PerformanceEntryList) => {
      for (const entry of entries) {
        const { value, sources } = entry as unknown as {
          value: number
          sources: { node?: Element | null }[]
        }
        const moved = sources.map(({ node }) => node?.className ?? node?.nodeName ?? '?')
        shifts.push(`${value.toFixed(4)} ${moved.join(', ')}`)
      }
    }
    const observer = new PerformanceObserver((list) => note(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, {
      shiftsUntilNow: () => {
        note(observer.takeRecords())
        return shifts
      },
    })
  })
  return () => page.evaluate('shiftsUntilNow()')
}

/** Scrolls to the end of the page, a screen at a time, and waits for each to be drawn. */
export async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += 800) {
    await page.evaluate((y) => scrollTo(0, y), top)
    await settled(page)
  }
}
