import { hasHours } from '#.site/hours.ts'
import { schedule } from '#.site/schedule.ts'
import { words } from '#.site/words/open-now.ts'
import { openingAt, openingText } from '#model/opening.ts'
import { site } from '#model/site.ts'
import { expect, holdApp, hydrated, quietPage, test, withoutScripts } from './test.ts'

// The visitor is in another time zone than the firm.
test.use({ timezoneId: 'Asia/Tokyo' })

// How it changes: components/hours/watch-opening.test.ts.
test('the end of each page says whether the firm is open, and moves nothing', async ({ page, faults }) => {
  expect(hasHours).toBe(true)
  const now = Date.now()
  await page.clock.setFixedTime(now)
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
  await expect(line).toHaveText(openingText(openingAt(schedule, now / 60_000), words))
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
