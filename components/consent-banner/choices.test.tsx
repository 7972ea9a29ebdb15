// @vitest-environment happy-dom
import { flushSync } from 'react-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { words as bannerTexts } from '#.site/words/consent-banner.ts'
import { words as booking } from '#.site/words/booking.ts'
import { words as categories } from '#.site/words/consent-categories.ts'
import { words as late } from '#.site/words/late-code.ts'
import { words as preferences } from '#.site/words/consent-preferences.ts'
import { consentCategories, storageKeys } from '#model/consent.ts'
import { at, mounted } from '#tests/mounted.tsx'
import { BookingFrame } from '#components/booking/BookingFrame.tsx'
import { ConsentButton } from '#components/consent/ConsentButton.tsx'
import { sendConsent, startConsent } from '#components/consent/store.ts'
import * as all from '#components/late-dialogs/dialogs.ts'
import { ConsentBanner } from './ConsentBanner.tsx'

vi.mock('#.site/booking.ts', () => ({
  booking: { url: 'https://calendar.example/', host: 'calendar.example' },
}))
const dialogs = vi.hoisted(() => vi.fn<() => Promise<object>>())
vi.mock('#components/late-dialogs/load-dialogs.ts', () => ({ loadDialogs: dialogs, preloadDialogs: dialogs }))

dialogs.mockResolvedValue(all)

beforeEach(() => {
  // Node's own has no file to keep it in.
  vi.stubGlobal('localStorage', sessionStorage)
  sessionStorage.clear()
  // That no backend logs the choice.
  vi.spyOn(console, 'warn').mockReturnValue()
  startConsent()
  return mounted(
    <>
      <ConsentBanner />
      <BookingFrame />
      <ConsentButton />
    </>,
    '<main id="main" tabindex="-1"></main>',
  )
})
const due = () => flushSync(() => sendConsent({ type: 'due' }))
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(
    (each) => (each.textContent || each.getAttribute('aria-label')) === name,
  )
const press = (name: string) => flushSync(() => button(name)?.click())
const banner = () => document.querySelector('.consent')
const panel = () => document.querySelector('.preferences')
/** The decision that is stored, and the categories allowed by it. */
const stored = () => {
  const [status, text] = [storageKeys.status, storageKeys.preferences].map((key) =>
    sessionStorage.getItem(key),
  )
  const allowed = JSON.parse(text ?? '{}') as Record<string, boolean>
  return [status, ...consentCategories.filter((category) => allowed[category])]
}
const nothing = [null]

test.each([
  ['accept', ['accepted', ...consentCategories], '_ga=1'],
  ['reject', ['rejected', 'necessary'], ''],
  ['close', ['rejected', 'necessary'], ''],
] as const)(
  'the banner disappears with its button "%s", and what it means is done',
  async (name, choice, cookies) => {
    expect(banner()).toBeNull()
    due()
    document.cookie = '_ga=1; path=/'
    press(bannerTexts[name])
    // It expires at the end of this millisecond.
    await expect.poll(() => document.cookie).toBe(cookies)
    expect(banner()).toBeNull()
    expect(stored()).toEqual(choice)
  },
)

test.each([
  ['cancel', nothing],
  ['close', nothing],
  ['save', ['customized', 'necessary', 'marketing']],
] as const)('in the panel, "%s" decides as it says', async (name, choice) => {
  due()
  press(bannerTexts.manage)
  await expect.poll(panel).not.toBeNull()
  for (const category of consentCategories) {
    const input = at(`[name=${category}]`)
    expect(input).toHaveProperty('disabled', category === 'necessary')
    expect(input.parentElement?.textContent).toBe(categories[category].label)
    const purpose = document.getElementById(input.getAttribute('aria-describedby') ?? '')
    expect(purpose?.textContent).toBe(categories[category].text)
  }
  expect(at('.preferences').textContent).not.toContain(preferences.signal)
  at('[name=marketing]').click()
  press(preferences[name])
  await expect.poll(panel).toBeNull()
  expect(stored()).toEqual(choice)
  expect(banner() === null).toBe(name === 'save')
})

test('a browser’s signal counts as a rejection, and the panel says so', async () => {
  vi.stubGlobal('navigator', { globalPrivacyControl: true })
  flushSync(startConsent)
  vi.unstubAllGlobals()
  press(bannerTexts.settings)
  await expect.poll(panel).not.toBeNull()
  expect(at('.preferences').textContent).toContain(preferences.signal)
  expect(at('[name=analytics]')).toHaveProperty('checked', false)
})

test('a panel that can’t be loaded leaves the banner, says so, and can be asked for again', async () => {
  due()
  dialogs.mockRejectedValueOnce(new Error('offline'))
  press(bannerTexts.manage)
  await expect.poll(() => document.querySelector('[role=alert]')).not.toBeNull()
  expect(banner()).not.toBeNull()
  press(late.retry)
  await expect.poll(panel).not.toBeNull()
  expect(document.querySelector('[role=alert]')).toBeNull()
  press(preferences.close)
  await expect.poll(panel).toBeNull()
})

test('another firm’s calendar is shown once it is allowed, which keeps the other choices', async () => {
  due()
  press(bannerTexts.reject)
  expect(document.querySelector('iframe')).toBeNull()
  press(booking.allow)
  expect(stored()).toEqual(['customized', 'necessary', 'functional'])
  expect(document.activeElement?.className).toBe('booking')
  expect(at('iframe').getAttribute('src')).toBe('https://calendar.example/')
  press(bannerTexts.settings)
  await expect.poll(panel).not.toBeNull()
  const checked = [...document.querySelectorAll<HTMLInputElement>('.preferences :checked')]
  expect(checked.map(({ name }) => name)).toEqual(['necessary', 'functional'])
})
