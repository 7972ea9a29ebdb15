import { words as fieldTexts } from '../../.site/words/contact-fields.ts'
import { menuLink } from './menu.ts'
import { answered, hydrated } from './test.ts'
import { expect, expectReadable, test } from './trouble.ts'

const obstacles: Readonly<Record<string, () => void>> = {
  'is blocked': () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
  },
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

for (const [what, obstruct] of Object.entries(obstacles)) {
  test(`when the storage ${what}, pages work and typed text survives a visit to another page`, async ({
    page,
  }) => {
    await page.addInitScript(obstruct)
    await page.goto('/contact/')
    await hydrated(page)
    await answered(page)
    const message = page.getByLabel(fieldTexts.message.label, { exact: true })
    // From here on, React controls the form and keeps what is typed.
    await message.focus()
    await page.locator('form[novalidate]').waitFor()
    await message.pressSequentially('A long story about a ledger.')
    await menuLink(page, '/about/').click()
    await expectReadable(page, '/about/')
    await menuLink(page, '/contact/').click()
    await expectReadable(page, '/contact/')
    await expect(message).toHaveValue('A long story about a ledger.')
  })
}
