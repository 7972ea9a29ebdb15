import { profileTexts } from '../../content/accessibility-texts.ts'
import { openAdjustmentsLabel } from '../../content/accessibility.ts'
import { profiles, type Profile } from '../../components/accessibility/machine.ts'
import { hydrated, type Page } from './test.ts'

export const openButton = (page: Page) => page.getByRole('button', { name: openAdjustmentsLabel })
export const panel = (page: Page) => page.getByRole('dialog', { name: 'Accessibility Adjustments' })
export const profileSwitch = (page: Page, profile: Profile) =>
  panel(page).getByRole('switch', { name: profileTexts[profile].label })

/** Opens the panel, flips the switches, closes it with Escape, and waits until the page has followed them. */
export async function flip(page: Page, ...chosen: readonly Profile[]): Promise<void> {
  await hydrated(page)
  await openButton(page).click()
  for (const profile of chosen) await profileSwitch(page, profile).click()
  await page.keyboard.press('Escape')
  await panel(page).waitFor({ state: 'detached' })
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve)))),
  )
}

/** What the panel has put on the document's root. */
export const onRoot = (page: Page) =>
  page.evaluate(() => {
    const { classList, style } = document.documentElement
    return {
      classes: [...classList].filter((name) => name !== 'js').toSorted(),
      style: style.cssText,
    }
  })

export { profiles }
