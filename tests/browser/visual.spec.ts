/**
 * Compares the look of each template with its description. After an intended change, update the descriptions with
 * `npx playwright test visual --update-snapshots`, and read the difference before you commit it.
 */
import { complete, waitingForFonts } from '../../packages/audits/browser/own-fonts.ts'
import { templateEntries, templates } from '../../packages/audits/site/templates.ts'
import { lookOf } from './look.ts'
import { test } from './pinned-test.ts'
import { resize } from './resize.ts'
import { decided, expect, visit, type Page } from './test.ts'
import { firstOnly } from './tiers.ts'

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

/** The looks of a page, two to a visit; `npm test` checks only the first visit's. */
const visits = [
  [
    { colorScheme: 'dark', viewport: phone },
    { colorScheme: 'light', viewport: desktop },
  ],
  [
    { colorScheme: 'light', viewport: phone },
    { colorScheme: 'dark', viewport: desktop },
  ],
] as const

// The page's policy allows only styles with known hashes, and these tests change some.
test.use({ bypassCSP: true })

/** Opens a page as a returning visitor sees it, with the site's own fonts. */
async function open(page: Page, path: string): Promise<void> {
  await decided(page)
  await waitingForFonts(page)
  await visit(page, path)
  await complete(page)
}

for (const [index, looks] of visits.entries()) {
  for (const [name, path] of templateEntries) {
    const names = looks.map(({ colorScheme, viewport }) => `${viewport.width}-${colorScheme}`)
    test(
      `${name} looks the same as before: ${names.join(', ')}`,
      firstOnly(index === 0),
      async ({ page }) => {
        for (const [at, { colorScheme, viewport }] of looks.entries()) {
          await page.emulateMedia({ colorScheme })
          await resize(page, viewport)
          await (at === 0 ? open(page, path) : complete(page))
          expect.soft(await lookOf(page)).toMatchSnapshot(`look-${name}-${viewport.width}-${colorScheme}.txt`)
        }
      },
    )
  }
}

/** Small changes that a visitor could notice. */
const changes: Readonly<Record<string, string>> = {
  'an invisible button': '.button { opacity: 0 }',
  'text two pixels lower': 'h1 { position: relative; top: 2px }',
  'another font size': 'p { font-size: 1.1em }',
  'another font weight': 'h2 { font-weight: 400 }',
  'another color': 'p { color: #777 }',
  'another background': '.button { background: #123456 }',
  'a missing border': 'input, textarea, select { border-color: transparent }',
  'a narrower column': 'main { max-width: 95% }',
}

test('each such change is noticed, and an unchanged page has none', async ({ page }) => {
  await open(page, templates.contact)
  const before = await lookOf(page)
  expect(await lookOf(page)).toBe(before)
  for (const [name, css] of Object.entries(changes)) {
    const style = await page.addStyleTag({ content: css })
    expect(await lookOf(page), name).not.toBe(before)
    await style.evaluate((element) => (element as Element).remove())
  }
  expect(await lookOf(page)).toBe(before)
})
