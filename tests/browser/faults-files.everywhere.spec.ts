import { readFileSync } from 'node:fs'
import { filesOf } from '../../packages/audits/bytes/weigh.ts'
import { menuLink } from './menu.ts'
import { decided, settled, visit } from './test.ts'
import { expectReadable, failures, test } from './trouble.ts'

/** The files that the home page loads when it starts. */
const { entry, modules, stylesheet } = filesOf(readFileSync('dist/client/index.html', 'utf8'))
const partsOfHome: Readonly<Record<string, readonly string[]>> = {
  'any one module': [entry, ...modules],
  'the stylesheet': [stylesheet],
  'every file': ['/assets/**'],
}

/** The files that are preloaded when the pointer is over the menu's link to `/about/`. */
const ahead = /pages_about|\/about\/index\.pageContext/

test.beforeEach(async ({ page }) => decided(page))

for (const [what, fail] of Object.entries(failures)) {
  for (const [part, files] of Object.entries(partsOfHome)) {
    test(`at load: when ${part} ${what}, the page is readable and its links work`, async ({ page }) => {
      for (const file of files) {
        await page.route(`**${file}`, fail)
        const asking = page.waitForRequest(`**${file}`)
        // The parser waits for a stylesheet at the end of the body.
        await page.goto('/', { waitUntil: what === 'hangs' ? 'commit' : 'domcontentloaded' })
        // The pointer must meet something.
        await page.locator('footer').waitFor({ state: 'attached' })
        await page.mouse.move(5, 5)
        await asking
        await settled(page)
        await expectReadable(page, '/')
        await menuLink(page, '/about/').click()
        await expectReadable(page, '/about/')
        await page.unrouteAll({ behavior: 'ignoreErrors' })
      }
    })
  }

  test(`at hover: when a preloaded file ${what}, the page can still be opened`, async ({ page }) => {
    await visit(page, '/')
    await page.route(ahead, fail)
    const asking = page.waitForRequest(ahead)
    await menuLink(page, '/about/').hover()
    await asking
    await settled(page)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await menuLink(page, '/about/').click()
    await expectReadable(page, '/about/')
  })

  for (const [part, pattern] of [
    ['code', '**/*pages_about*'],
    ['data', '**/about/index.pageContext.json'],
  ] as const) {
    test(`at click: when the ${part} of the next page ${what}, the page is loaded as a document`, async ({
      page,
    }) => {
      await visit(page, '/')
      await page.route(pattern, fail)
      await menuLink(page, '/about/').click()
      await expectReadable(page, '/about/')
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.goBack()
      await expectReadable(page, '/')
    })
  }
}
