import { words as bannerTexts } from '../../.site/words/consent-banner.ts'
import { asksForConsent } from '../../model/asks-for-consent.ts'
import { field } from './contact-form.ts'
import { menuLink } from './menu.ts'
import { visit } from './test.ts'
import { expect, expectReadable, storageFaults, test } from './trouble.ts'

for (const [what, obstruct] of Object.entries(storageFaults)) {
  test(`when the storage ${what}, pages work, and typed text survives a visit to another page`, async ({
    page,
  }) => {
    await page.addInitScript(obstruct)
    await visit(page, '/contact/')
    if (asksForConsent) await page.getByRole('button', { name: bannerTexts.reject }).click()
    const message = field(page, 'message')
    // Once the form's code is loaded, it keeps what is typed.
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
