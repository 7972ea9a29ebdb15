import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Route } from 'playwright/test'
import type { RoutePath } from '../../model/routes.ts'
import { parsePage, textOf } from '../../packages/audits/html/html-page.ts'
import { expect, test as base, type Page } from './test.ts'

export { expect, type Page }

/** A test that fails on any uncaught error. */
export const test = base.extend<{ failOnUncaught: void }>({
  failOnUncaught: [
    async ({ uncaught }, use) => {
      await use()
      expect(uncaught, 'uncaught errors').toEqual([])
    },
    { auto: true },
  ],
})

/** Ways in which storage can fail, each a function to run in the page before anything else. */
export const storageFaults = {
  'and the cookies are blocked, as in some embedded views,': () => {
    for (const [owner, name] of [
      [window, 'localStorage'],
      [window, 'sessionStorage'],
      [Document.prototype, 'cookie'],
    ] as const) {
      const refuse = () => {
        throw new DOMException('blocked', 'SecurityError')
      }
      Object.defineProperty(owner, name, { get: refuse, set: refuse })
    }
  },
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  },
  'holds junk': () => {
    for (const key of ['theme', 'cookie-consent-status', 'cookie-preferences', 'session-id'])
      localStorage.setItem(key, '{"a":[')
    if (!sessionStorage.getItem('contact-draft')) sessionStorage.setItem('contact-draft', '{"fields":7}')
  },
}

/** Replaces all texts, and those that follow, as the translators of browsers do: React then holds on to the old ones. */
export function translate(): void {
  const replace = (node: Node) => {
    if (node.parentElement?.closest('font, script, style, svg, textarea')) return
    if (node.nodeType !== Node.TEXT_NODE) [...node.childNodes].forEach(replace)
    else if (node.textContent?.trim()) {
      const font = document.createElement('font')
      font.append(node.textContent)
      node.parentNode?.replaceChild(font, node)
    }
  }
  replace(document.body)
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) for (const node of [target, ...addedNodes]) replace(node)
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
}

/** Ways in which the request for a file can fail. */
export const failures: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'answers 404': (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Lost</h1>' }),
  'answers 500': (route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Oops</h1>' }),
  'is cut off': async (route) => {
    const response = await route.fetch()
    const body = await response.body()
    await route.fulfill({ response, body: body.subarray(0, body.length / 2) })
  },
  hangs: async () => {},
}

const squeeze = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** The heading of a built page. */
function headingOf(route: RoutePath): string {
  const [h1] = parsePage(route, readFileSync(path.join('dist/client', route, 'index.html'), 'utf8')).all('h1')
  return squeeze(h1 ? textOf(h1) : '')
}

/** Waits until a page shows its own heading and all of its text, readably. */
export async function expectReadable(page: Page, route: RoutePath): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`${route}$`))
  const heading = page.locator('#main h1')
  await expect(heading).toBeVisible()
  await expect.poll(async () => squeeze((await heading.textContent()) ?? '')).toBe(headingOf(route))
  await expect(page.locator('.skeleton')).toHaveCount(0)
  // Sections below the fold may be laid out a moment after the heading.
  await expect.poll(async () => (await page.locator('#main').innerText()).length).toBeGreaterThan(400)
  const colors = await heading.evaluate((element) => {
    const { color, visibility, opacity } = getComputedStyle(element)
    return {
      isSeen: visibility === 'visible' && opacity === '1',
      color,
      ground: getComputedStyle(document.body).backgroundColor,
    }
  })
  expect(colors.isSeen).toBe(true)
  expect(colors.color).not.toBe(colors.ground)
}
