import { hasHours } from '#.site/hours.ts'
import { schedule } from '#.site/schedule.ts'
import { words } from '#.site/words/open-now.ts'
import { openingAt, openingText, nextOpenDay } from '#model/opening.ts'
import { site } from '#model/site.ts'
import { expect, holdApp, hydrated, quietPage, test, withoutScripts } from './test.ts'

// The visitor is in another time zone than the firm.
test.use({ timezoneId: 'Asia/Tokyo' })

/** The next moment at which the firm opens, in milliseconds since 1970. */
function opens(): number {
  const today = Math.floor(Date.now() / 86_400_000)
  const day = nextOpenDay(schedule, today + 1) ?? 0
  const closed = openingAt(schedule, day * 1440 - 720)
  const { changes } = closed.isOpen ? openingAt(schedule, closed.changes) : closed
  return changes * 60_000
}

test('the end of each page says whether the firm is open, and moves nothing', async ({ page, faults }) => {
  expect(hasHours).toBe(true)
  const at = opens()
  const said = (moment: number) => openingText(openingAt(schedule, moment / 60_000), words)
  expect(said(at)).not.toBe(said(at - 60_000))
  await page.clock.setFixedTime(at - 60_000)
  const release = await holdApp(page)
  await page.goto(quietPage ?? '/', { waitUntil: 'commit' })
  const footer = page.locator('.footer')
  const line = footer.locator('.open-now')
  await expect(footer).toContainText(site.hours)
  await expect(line).toBeEmpty()
  const size = () => line.evaluate((element) => JSON.stringify(element.getBoundingClientRect()))
  await line.scrollIntoViewIfNeeded()
  const before = await size()
  release()
  await hydrated(page)
  await expect(line).toHaveText(said(at - 60_000))
  expect(await size()).toBe(before)

  await page.clock.setFixedTime(at)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(line).toHaveText(said(at))
  expect(await size()).toBe(before)
  expect(faults).toEqual([])
})

withoutScripts(
  'without scripts, the hours are shown in words, and no empty line is left',
  async ({ page }) => {
    await page.goto('/contact/')
    await expect(page.locator('.footer')).toContainText(site.hours)
    await expect(page.locator('.open-now')).toBeHidden()
    await expect(page.locator('#hours')).toBeVisible()
  },
)
