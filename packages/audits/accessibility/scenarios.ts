import { words as interfaceTexts } from '../../../.site/words/interface.ts'
import { words as panelTexts } from '../../../.site/words/accessibility-panel.ts'
import { words as bannerTexts } from '../../../.site/words/consent-banner.ts'
import type { Page } from 'playwright'
import { profiles, type Profile } from '../../../model/accessibility-profiles.ts'
import { words as buttonTexts } from '../../../.site/words/accessibility-button.ts'
import { words as profileTexts } from '../../../.site/words/accessibility-profiles.ts'

/** A state of a page. */
export interface Scenario {
  name: string
  /** Viewport width in CSS pixels. */
  width: number
  /** Brings a freshly loaded page into this state, as a visitor would. */
  enter: (page: Page) => Promise<void>
}

const wide = 1280
const narrow = 390

export const openButton = (page: Page) => page.getByRole('button', { name: buttonTexts.open })
export const panel = (page: Page) => page.getByRole('dialog', { name: panelTexts.title })
export const profileSwitch = (page: Page, profile: Profile) =>
  panel(page).getByRole('switch', { name: profileTexts[profile].label })

async function openPanel(page: Page): Promise<void> {
  await openButton(page).click()
  await panel(page).waitFor()
}

async function openSwitchedOn(page: Page, chosen: readonly Profile[]): Promise<void> {
  await openPanel(page)
  for (const profile of chosen) await profileSwitch(page, profile).click()
}

/** Opens the panel, flips the switches of profiles, and closes it. */
export async function switchOn(page: Page, chosen: readonly Profile[]): Promise<void> {
  await openSwitchedOn(page, chosen)
  await page.keyboard.press('Escape')
  await panel(page).waitFor({ state: 'detached' })
}

async function openPreferences(page: Page): Promise<void> {
  await page.getByRole('button', { name: bannerTexts.settings }).click()
  await page.getByRole('dialog').waitFor()
}

/** Opens the menu: as a dialog, or as a popover if the dialog's code has not loaded yet. */
async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: interfaceTexts.menu }).click()
  await page.locator('dialog[open], [popover]:popover-open').waitFor()
}

/** The page as loaded. */
export const plain: Scenario = { name: 'as loaded', width: wide, enter: async () => {} }

/** Each accessibility profile, all of them together, everything that opens over a page, and a narrow screen. */
export const templateScenarios: readonly Scenario[] = [
  ...profiles.map((profile) => ({
    name: profileTexts[profile].label,
    width: wide,
    enter: (page: Page) => switchOn(page, [profile]),
  })),
  { name: 'all profiles', width: wide, enter: (page) => switchOn(page, profiles) },
  { name: 'open panel', width: wide, enter: openPanel },
  { name: 'open panel, all profiles', width: wide, enter: (page) => openSwitchedOn(page, profiles) },
  { name: 'open preferences', width: wide, enter: openPreferences },
  { name: 'narrow', width: narrow, enter: async () => {} },
  { name: 'open menu', width: narrow, enter: openMenu },
]
