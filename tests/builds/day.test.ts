import { cpSync, rmSync } from 'node:fs'
import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { startHost, type RunningHost } from '../../engine/serve/static/start-host.ts'
import { decided, hydrated } from '../../packages/audits/browser/visitor.ts'
import { accessibilityFaults } from '../browser/accessibility.ts'
import { launchBrowser } from './launch-browser.ts'
import { succeeded } from '../project-copy.ts'
import { temporaryCopy } from '../temporary-copy.ts'

/** The server of a calendar. */
const calendar = 'https://calendar.example'

/** The date some days from today. */
const dayFromToday = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

// Two days from today, so that the time zone of the build makes no difference.
const [first, last] = [dayFromToday(-2), dayFromToday(2)]

const settings = `
booking:
  url: ${calendar}/firm
  embed: true
notice:
  text: Closed for a week. [Write to us](/contact/) meanwhile.
  first: ${first}
  last: ${last}
`

const job = (name: string, closes: string) => `---
title: ${name} for repairs and new kitchens
metaTitle: ${name}, open position
description: What a ${name.toLowerCase()} does here, on which days, with whom, and what it pays, in a sentence or two.
summary: You drive to people whose water is off, and you leave when it's on again. This is what a day is like.
card: Repairs as a ${name.toLowerCase()} in the city and in the towns around it, four days a week.
updated: ${dayFromToday(-3)}
label: ${name}
employment: [full-time]
pay: { from: 28, to: 36, unit: hour }
published: ${dayFromToday(-3)}
closes: ${closes}
apply: Write to {{site.email}}.
---

What somebody does on an ordinary day.
`

const copy = temporaryCopy('day')
const browser = await launchBrowser()
let output = ''
let host: RunningHost

beforeAll(async () => {
  rmSync(copy.at('content'), { recursive: true, force: true })
  cpSync(copy.at('sites/plumber'), copy.at('content'), { recursive: true })
  rmSync(copy.at('content/es'), { recursive: true })
  cpSync(copy.at('sites/plain/pages/careers.yaml'), copy.at('content/pages/careers.yaml'))
  copy.edit('content/site.yaml', (text) => {
    const changed = text.replace(/^languages: .*\n/m, '').replace(/^sections:$/m, '$&\n  - careers')
    return changed + settings
  })
  copy.write('content/jobs/plumber.md', job('Plumber', dayFromToday(30)))
  copy.write('content/jobs/helper.md', job('Helper', dayFromToday(-2)))
  output = succeeded(copy.run('build')).output
  host = await startHost({ site: copy.at('dist/client') })
  return host.stop
})

/** Opens a window as a new visitor. */
async function visitor(): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  await context.route(`${calendar}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Pick a day</h1>' }),
  )
  const page = await context.newPage()
  await decided(page)
  return page
}

const notice = (page: Page) => page.locator('.notice--dated')
test('closing the notice moves the focus to the main content, and hides the notice for good', async () => {
  const page = await visitor()
  await page.goto(`${host.url}/about/`)
  expect(await notice(page).isVisible()).toBe(true)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Close this announcement' }).click()
  expect(await notice(page).isVisible()).toBe(false)
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
  await page.goto(`${host.url}/contact/`)
  expect(await notice(page).isVisible()).toBe(false)
  await page.goto(`${host.url}/cookies/`)
  expect(await page.getByRole('row', { name: /^notice/ }).isVisible()).toBe(true)
})

test('the calendar loads only once it is allowed; the link is always there', async () => {
  const page = await visitor()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(calendar)) asked.push(request.url())
  })
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  await page.goto(`${host.url}/contact/`)
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content')
  expect(policy?.split('; ')).toContain(`frame-src ${calendar}`)
  await hydrated(page)
  const link = page.getByRole('link', { name: 'Open the calendar at calendar.example' })
  expect(await link.getAttribute('href')).toBe(`${calendar}/firm`)
  expect(await accessibilityFaults(page)).toEqual([])
  const booking = page.locator('.booking')
  const before = await booking.boundingBox()
  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'Allow, and show the calendar' }).click()
  await page.frameLocator('.booking__frame').getByRole('heading', { name: 'Pick a day' }).waitFor()
  expect((await booking.boundingBox())?.height).toBe(before?.height)
  expect(await link.isVisible()).toBe(true)
  expect(asked).toEqual([`${calendar}/firm`])
  expect(faults).toEqual([])
  const kept = await page.evaluate(() => Object.values<string>(localStorage).join(' '))
  expect(kept).toMatch(/functional\W+true/)
  expect(kept).toMatch(/marketing\W+false/)
})

test('booking is beside the phone number: on the contact page, at the end of pages, and in the strip on phones', async () => {
  const page = await visitor()
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [route, place] of [
    ['/contact/', '.ways'],
    ['/', '.action-band__ways'],
    ['/about/', '.dock'],
  ] as const) {
    await page.goto(`${host.url}${route}`)
    await hydrated(page)
    const link = page.locator(place).getByRole('link', { name: 'Book a time' })
    expect([route, await link.getAttribute('href'), await link.isVisible()]).toEqual([
      route,
      `${calendar}/firm`,
      true,
    ])
  }
})

test('a job has a page until its last day, and the build says which one has closed', async () => {
  expect(output).toContain(`jobs/helper.md closed on ${dayFromToday(-2)}, so the site has no page for it.`)
  const page = await visitor()
  await page.goto(`${host.url}/careers/`)
  await hydrated(page)
  expect(await page.locator('#roles h3').allTextContents()).toEqual(['Plumber'])
  await page.getByRole('link', { name: 'Plumber: the work, and how to apply' }).click()
  await page.getByText('$28 to $36 an hour').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  expect(
    await page.evaluate(() => document.querySelector('script[type="application/ld+json"]')?.textContent),
  ).toContain('"validThrough"')
  const gone = await page.goto(`${host.url}/careers/helper/`)
  expect(gone?.status()).toBe(404)
})
