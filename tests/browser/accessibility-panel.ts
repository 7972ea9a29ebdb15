import { profileClasses } from '../../components/accessibility/settings.ts'
import type { Profile } from '../../model/accessibility-profiles.ts'
import { openButton, panel, profileSwitch, switchOn } from '../../packages/audits/accessibility/scenarios.ts'
import { expect, hydrated, type Page } from './test.ts'

export { openButton, panel, profileSwitch }

/** What each profile adds to the page by script; its code is fetched when the profile is switched on. */
const drawnBy: Readonly<Partial<Record<Profile, string>>> = {
  adhdFriendly: '.reading-mask',
  cognitiveDisability: '.reading-ruler',
  keyboardNavigation: '.shortcuts',
  screenReader: '.outline',
}

/** Opens the panel, flips switches, closes the panel with Escape, and waits until the page reflects them. */
export async function flip(page: Page, ...chosen: readonly Profile[]): Promise<void> {
  await hydrated(page)
  await switchOn(page, chosen)
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve)))),
  )
  const { classes } = await onRoot(page)
  for (const profile of chosen) {
    const drawn = drawnBy[profile]
    if (drawn && classes.includes(profileClasses[profile]))
      await expect(page.locator(drawn)).not.toHaveCount(0)
  }
}

/** The classes and styles that the panel set on the document's root. */
export const onRoot = (page: Page) =>
  page.evaluate(() => {
    const { classList, style } = document.documentElement
    return {
      classes: [...classList].filter((name) => name !== 'js').toSorted(),
      style: style.cssText,
    }
  })
