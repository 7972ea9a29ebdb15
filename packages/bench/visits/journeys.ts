import type { Browser, Page } from 'playwright'
import { words as buttonTexts } from '../../../.site/words/accessibility-button.ts'
import { flowForgeTexts } from '../../../sites/spanwright/parts/demonstrations/flowforge/texts.ts'
import { words as searchTexts } from '../../../.site/words/search.ts'
import { openSearchLabel } from '../../../model/search.ts'
import { load, menuLink, slowDowns, slowProcessor, withPage, type SlowDown } from './browser.ts'
import { takeTurns } from './take-turns.ts'

interface Journey {
  name: string
  /** Where it starts. */
  path: string
  viewport?: { width: number; height: number }
  /** Whether it starts while the cookie banner appears; otherwise once that is at rest. */
  isEarly?: boolean
  go: (page: Page) => Promise<void>
}

const phone = { width: 390, height: 844 }

/** Things that visitors do on the site, besides reading. */
const journeys: readonly Journey[] = [
  {
    name: 'three pages of the menu',
    path: '/',
    go: async (page) => {
      for (const name of ['About', 'Services', 'Contact']) {
        await menuLink(page, name).click()
        await page.waitForURL(`**/${name.toLowerCase()}/`)
        await page.waitForTimeout(500)
      }
    },
  },
  {
    name: 'the menu of a phone',
    path: '/',
    viewport: phone,
    go: async (page) => {
      await page.getByRole('button', { name: 'Menu' }).click()
      await menuLink(page, 'Research').click()
      await page.waitForURL('**/research/')
    },
  },
  {
    name: 'the theme',
    path: '/',
    go: async (page) => {
      for (const name of ['Dark', 'Light']) await page.getByRole('radio', { name }).click()
    },
  },
  {
    name: 'the search',
    path: '/',
    go: async (page) => {
      const dialog = page.getByRole('dialog', { name: searchTexts.title })
      await page.getByRole('button', { name: openSearchLabel, exact: true }).click()
      await dialog.getByRole('textbox', { name: searchTexts.field }).pressSequentially('automation')
      await dialog.getByRole('listitem').getByRole('link').first().click()
      await dialog.waitFor({ state: 'hidden' })
    },
  },
  {
    name: 'the accessibility adjustments',
    path: '/about/',
    go: async (page) => {
      await page.getByRole('button', { name: buttonTexts.open }).click()
      const dialog = page.getByRole('dialog', { name: 'Accessibility Adjustments' })
      for (const index of [0, 1, 2]) await dialog.getByRole('switch').nth(index).click()
      await page.keyboard.press('Escape')
    },
  },
  {
    name: 'the cookie settings',
    path: '/',
    go: async (page) => {
      await page.locator('footer').getByRole('button', { name: 'Cookie settings' }).click()
      const dialog = page.getByRole('dialog', { name: 'Cookie preferences' })
      await dialog.getByRole('checkbox', { name: 'Analytics' }).click()
      await dialog.getByRole('button', { name: 'Save Preferences' }).click()
    },
  },
  {
    name: 'a demonstration',
    path: '/case-studies/flowforge/',
    go: async (page) => {
      await page.locator('#try-flowforge').click()
      const step = page.getByRole('button', { name: flowForgeTexts.step })
      for (let presses = 0; presses < 4; presses += 1) await step.click()
    },
  },
  {
    name: 'a press while the cookie banner appears',
    path: '/',
    isEarly: true,
    go: (page) => page.getByRole('radio', { name: 'Dark' }).click(),
  },
  {
    name: 'writing in the contact form',
    path: '/contact/',
    go: async (page) => {
      await page.locator('main textarea').first().pressSequentially('A portal for our branches.')
      await page.locator('main form [type="submit"]').first().click()
    },
  },
]

/** How often to take each journey; the median counts. */
const rounds = 5

export interface JourneyResult {
  name: string
  /** The CPU slowdown. */
  rate: SlowDown
  /**
   * The longest interaction, in milliseconds, which for so few interactions is the INP (https://web.dev/articles/inp):
   * the median of all rounds.
   */
  interaction: number
  interactions: number
}

/** Milliseconds to wait for reports: Event Timing reports an interaction a few frames after it. */
const untilReported = 1000

/** The shortest event that the browser reports, in milliseconds (https://www.w3.org/TR/event-timing/). */
const shortest = 16

/**
 * Takes every journey on slow processors, each time as a new visitor. For a journey without interactions, the figure is
 * NaN.
 */
export async function measureJourneys(browser: Browser, site: string): Promise<JourneyResult[]> {
  const slowed = slowDowns.flatMap((rate) => journeys.map((journey) => ({ ...journey, rate })))
  const taken = await takeTurns(slowed, rounds, (journey) => take(journey, browser, site))
  return taken.map(({ name, rate, interaction, interactions }) => ({ name, rate, interaction, interactions }))
}

type SlowedJourney = Journey & { rate: SlowDown }

async function take({ path, viewport, isEarly, go, rate }: SlowedJourney, browser: Browser, site: string) {
  const { times, count } = await withPage(
    browser,
    async (page, session) => {
      await load(page, `${site}${path}`)
      const banner = page.locator('.consent')
      await banner.waitFor()
      if (!isEarly) await banner.evaluate(rest)
      await slowProcessor(session, rate)
      await page.evaluate(timeInteractions, shortest)
      await go(page)
      await page.waitForTimeout(untilReported)
      return page.evaluate(() => ({
        times: [...(window as unknown as Timed).interactions.values()],
        count: (performance as unknown as { interactionCount: number }).interactionCount,
      }))
    },
    viewport,
  )
  return { interaction: count > 0 ? Math.max(shortest, ...times) : Number.NaN, interactions: count }
}

/** Runs in the page: waits until an element has finished moving, and the browser is idle. */
async function rest(element: Element): Promise<void> {
  await Promise.all(element.getAnimations().map(({ finished }) => finished))
  await new Promise((resolve) => requestIdleCallback(resolve))
}

interface Timed {
  /** The longest event of each interaction, in milliseconds. */
  interactions: Map<number, number>
}

/** Runs in the page: records how long each interaction takes until its next paint. */
function timeInteractions(durationThreshold: number): void {
  const interactions = new Map<number, number>()
  Object.assign(window, { interactions })
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const { interactionId, duration } = entry
      if (interactionId)
        interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0))
    }
  })
  observer.observe({ type: 'event', durationThreshold })
}
