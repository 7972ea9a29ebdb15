import { readFileSync } from 'node:fs'
import { test as base, expect, type Locator, type Page } from 'playwright/test'
import { createSearch, type SearchDocument } from '../../components/search/search.ts'
import { withBase, withoutBase } from '../../model/base-path.ts'
import { routes } from '../../model/routes.ts'
import { openSearchLabel, searchDocumentsPath } from '../../model/search.ts'
import { decided, hydrated } from '../../packages/audits/browser/visitor.ts'
import { templates } from '../../packages/audits/site/templates.ts'
import { closestPage } from '../../pages/_error/closest-page.ts'

export { decided, hydrated }
export type { Page }

/** A page on which nothing else opens or moves. */
export const quietPage = templates.careers ?? templates.about

/** The search documents of the last build. */
export const searchDocuments = (): SearchDocument[] =>
  JSON.parse(readFileSync(`dist/client${searchDocumentsPath}`, 'utf8')) as SearchDocument[]

interface Fixtures {
  /** Everything that went wrong in the page: console messages, uncaught errors, failed requests. */
  faults: string[]
  /** The messages of uncaught errors in the page. */
  uncaught: string[]
}

/** Playwright's test, whose pages open paths of the site without its base path. */
export const test = base.extend<Fixtures>({
  context: async ({ context }, use) => {
    context.on('page', (page) => {
      const goto = page.goto.bind(page)
      page.goto = (address, options) =>
        goto(
          address.replace(
            /^(https?:\/\/[^/]+)?(\/.*)$/,
            (_, host = '', path) => host + withBase(withoutBase(path)),
          ),
          options,
        )
    })
    await use(context)
  },
  faults: async ({ page }, use) => use(collectFaults(page)),
  uncaught: async ({ page }, use) => {
    const messages: string[] = []
    page.on('pageerror', ({ message }) => messages.push(message))
    await use(messages)
  },
})

export { expect }

/** For visitors without JavaScript. */
export const withoutScripts = test.extend({ javaScriptEnabled: false })

/** Opens a page and waits until it is complete: hydrated and, on the not-found page, with any suggestions. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
  if (path === templates['not-found'] && (await hasSuggestions(path)))
    await page.locator('.suggestions a').first().waitFor()
}

/** Opens a page, as `visit` does, for a returning visitor, who sees no cookie banner. */
export async function revisit(page: Page, path: string): Promise<void> {
  await decided(page)
  await visit(page, path)
}

/** Whether the not-found page suggests anything for an address, which depends on the pages of the site. */
async function hasSuggestions(address: string): Promise<boolean> {
  const pages = routes.map((href) => ({ href, label: href }))
  if (closestPage(address, pages)) return true
  return (await createSearch(searchDocuments())).suggest(address).length > 0
}

function collectFaults(page: Page): string[] {
  const faults: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      faults.push(`console ${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`))
  page.on('requestfailed', (request) =>
    faults.push(`failed: ${request.url()} ${request.failure()?.errorText}`),
  )
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`status ${response.status()}: ${response.url()}`)
  })
  return faults
}

/**
 * Waits until no dialog is left. The browser hides a closed dialog first and notifies the app in a later task; the app
 * then acts on the choice, removes the dialog and restores focus.
 */
export const dialogClosed = (page: Page): Promise<void> => expect(page.locator('dialog')).toHaveCount(0)

export const searchButton = (page: Page): Locator =>
  page.getByRole('button', { name: openSearchLabel, exact: true })

/** Loads the code of all dialogs, which is one file, by opening the search. */
export async function loadDialogs(page: Page): Promise<void> {
  await searchButton(page).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await dialogClosed(page)
}

/** Hovers over the button of a part whose code loads on intent, and waits for the request, the first for that file. */
export async function loadByHover(page: Page, button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded()
  await settled(page)
  const asking = page.waitForRequest(/\.js$/)
  await button.hover()
  await asking
}

/** Holds back the app's code. @returns A function that releases it. */
export async function holdApp(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/entries/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Holds back the response to a request. @param pattern As for `page.route`. */
export async function holdRequest(page: Page, pattern: string) {
  const asked = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  await page.route(pattern, async (route) => {
    asked.resolve()
    await released.promise
    await route.continue()
  })
  return {
    /** Settles when the page has requested it. */
    asked: asked.promise,
    /** Releases the response, and waits until the page has received all of it. */
    release: async () => {
      const arriving = page.waitForResponse(pattern)
      released.resolve()
      await (await arriving).finished()
    },
  }
}

/**
 * Waits until the page has drawn two frames and then been idle. By then, its response to a key, a scroll or the server
 * has at least begun. Since this waits for events rather than for time, it holds on a busy machine too.
 */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => resolve()))),
      ),
  )
