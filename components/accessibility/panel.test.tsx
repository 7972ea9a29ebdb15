// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { words as destinations } from '#.site/words/accessibility-destinations.ts'
import { words as outline } from '#.site/words/accessibility-outline.ts'
import { words as panel } from '#.site/words/accessibility-panel.ts'
import { words as shortcuts } from '#.site/words/accessibility-shortcuts.ts'
import { afterPaint } from '#components/app/after-paint.ts'
import { announcePage } from '#components/app/announcer.ts'
import { tellWholePage } from '#components/app/whole-page.ts'
import { profiles, type Profile } from '#model/accessibility-profiles.ts'
import { fill } from '#model/fill.ts'
import { at, mounted } from '#tests/mounted.tsx'
import { AccessibilityPanel } from './AccessibilityPanel.tsx'
import { profileClasses } from './settings.ts'
import { resetProfiles, toggleProfile } from './store.ts'

const words = 'word '.repeat(450)
const html = `
  <a class="skip-link" href="#main"></a>
  <header><button class="header__toggle" style="display: none"></button><nav class="header__nav"><a href="/"></a></nav></header>
  <button id="search"></button><button id="adjustments"></button><input>
  <main id="main" tabindex="-1"><div><h1>One</h1><h2 id="own">Two</h2><h3> Three</h3><a target="_blank">${words}</a></div></main>
  <footer class="footer"><div class="footer__address"><a href="tel:1"></a></div></footer>
  <p id="announcer"></p>`

const root = document.documentElement
const classes = () => Object.values(profileClasses).filter((name) => root.classList.contains(name))
/** Switches a profile, and waits for its code. */
async function toggle(profile: Profile): Promise<void> {
  toggleProfile(profile)
  await afterPaint()
  await vi.dynamicImportSettled()
}
beforeEach(() => (document.body.innerHTML = html))
afterEach(async () => {
  resetProfiles()
  await afterPaint()
})

const key = (name: string, target: EventTarget = document.body, keys: KeyboardEventInit = {}) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...keys }))
const textOf = (selector: string) => at(selector).textContent

test('each switch sets its class, together with the others, and the reset removes all; nothing is stored', async () => {
  vi.stubGlobal('localStorage', sessionStorage)
  sessionStorage.clear()
  mounted(<AccessibilityPanel onClose={() => {}} />)
  const buttons = [...document.querySelectorAll<HTMLElement>('.accessibility-panel button')]
  const switched = () => document.querySelectorAll('[aria-checked=true]')
  for (const [index] of profiles.entries()) buttons[index]?.click()
  await expect.poll(() => classes()).toHaveLength(profiles.length)
  expect(switched()).toHaveLength(profiles.length)
  expect(root.style.getPropertyValue('--animation-duration')).toBe('0s')
  expect([sessionStorage.length, document.cookie]).toEqual([0, ''])
  vi.unstubAllGlobals()
  buttons[profiles.indexOf('seizureSafe')]?.click()
  await expect.poll(() => classes()).toHaveLength(profiles.length - 1)
  expect(classes()).not.toContain(profileClasses.seizureSafe)
  expect(root.hasAttribute('style')).toBe(false)
  buttons.find(({ textContent }) => textContent === panel.reset)?.click()
  await expect.poll(() => classes()).toEqual([])
  expect(switched()).toHaveLength(0)
  // Otherwise the page with the panel would be gone.
  const links = [...document.querySelectorAll('.accessibility-panel a')]
  expect(links.map((link) => link.getAttribute('target'))).toEqual(['_blank', '_blank'])
})

test('the outline has the headings of each page and its reading time, and leaves no trace', async () => {
  const before = at('#main').innerHTML
  await toggle('cognitiveDisability')
  const links = () =>
    [...document.querySelectorAll('.outline a')].map((a) => `${a.getAttribute('href')} ${a.className}`)
  expect(links()).toEqual([
    '#outline_0 outline__link',
    '#own outline__link',
    '#outline_2 outline__link outline__link--deep',
  ])
  expect(textOf('.outline__time')).toBe(fill(outline.readingTime, { minutes: 2 }))
  expect(document.querySelector('.reading-ruler')).not.toBeNull()
  tellWholePage()
  expect(links()).toHaveLength(3)
  at('#main').querySelector('h1')!.remove()
  tellWholePage()
  expect(links()).toHaveLength(2)
  await toggle('cognitiveDisability')
  expect(at('#main').innerHTML).toBe(before.replace('<h1>One</h1>', ''))
  expect(document.querySelector('.reading-ruler')).toBeNull()
})

test('the screen reader profile announces a page with its headings, and says which links open a new tab', async () => {
  await toggle('screenReader')
  expect(textOf('#main [target]')).toBe(`${words} ${panel.newTab}`)
  tellWholePage()
  expect(document.querySelectorAll('.new-tab-note')).toHaveLength(1)
  announcePage('Title')
  expect(textOf('#announcer')).toBe('One. 3 headings.')
  await toggle('screenReader')
  expect(document.querySelectorAll('.new-tab-note')).toHaveLength(0)
  announcePage('Title')
  expect(textOf('#announcer')).toBe('Title')
})

test('the keyboard profile adds skip links that move the focus, and removes them with the ids they need', async () => {
  const before = at('body').innerHTML
  await toggle('keyboardNavigation')
  const [own, ...links] = document.querySelectorAll<HTMLElement>('.skip-link')
  expect(own?.getAttribute('href')).toBe('#main')
  expect(links.map(({ textContent }) => textContent)).toEqual(
    [destinations.navigation, destinations.contact, destinations.footer].map((destination) =>
      fill(shortcuts.skip, { destination }),
    ),
  )
  for (const link of links) expect(document.querySelector(link.getAttribute('href')!)).not.toBeNull()
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  const onWindow = vi.fn<() => void>()
  addEventListener('click', onWindow, { once: true })
  links.at(-1)?.dispatchEvent(click)
  expect(click.defaultPrevented).toBe(true)
  expect(onWindow).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(at('.footer'))
  expect(at('.footer').getAttribute('tabindex')).toBe('-1')
  at('input').focus()
  expect(at('.footer').hasAttribute('tabindex')).toBe(false)
  await toggle('keyboardNavigation')
  expect(at('body').innerHTML).toBe(before)
})

test('its shortcuts lead to a destination that is visible, or press a button; not in a field, nor beside a dialog', async () => {
  await toggle('keyboardNavigation')
  expect(key('m')).toBe(false)
  expect(document.activeElement).toBe(at('#main'))
  key('n')
  expect(document.activeElement).toBe(at('.header__nav a'))
  expect(at('#main').hasAttribute('tabindex')).toBe(true)
  at('.header__toggle').style.display = ''
  key('n')
  expect(document.activeElement).toBe(at('.header__toggle'))
  const pressed: unknown[] = []
  addEventListener('click', ({ target }) => pressed.push((target as Element).id))
  expect([key('/'), key('a'), key('x')]).toEqual([false, false, true])
  expect(pressed).toEqual(['search', 'adjustments'])
  expect([key('m', at('input')), key('m', document.body, { ctrlKey: true })]).toEqual([true, true])
  key('?')
  const list = at('.shortcuts') as HTMLDialogElement
  expect(list.open).toBe(true)
  expect(list.querySelectorAll('dt')).toHaveLength(7)
  expect(key('m')).toBe(true)
  list.close()
  await toggle('keyboardNavigation')
  expect(key('/')).toBe(true)
  expect(pressed).toHaveLength(2)
})

test('the mask leaves a strip clear, also around the whole element that has the focus; Escape ends it', async () => {
  await toggle('adhdFriendly')
  const bars = [...document.querySelectorAll<HTMLElement>('.reading-mask')]
  const strip = () =>
    bars.map(({ style }) => [style.getPropertyValue('--strip-top'), style.getPropertyValue('--strip-bottom')])
  const same = (top: number, bottom: number) => [
    [`${top}px`, `${bottom}px`],
    [`${top}px`, `${bottom}px`],
  ]
  at('input').getBoundingClientRect = () => DOMRect.fromRect({ y: 20, height: 700 })
  ;(document.activeElement as HTMLElement).blur()
  dispatchEvent(new PointerEvent('pointermove', { clientY: 300 }))
  await expect.poll(() => strip()).toEqual(same(210, 390))
  at('input').focus()
  await expect.poll(() => strip()).toEqual(same(4, 736))
  key('Escape')
  expect(document.querySelector('.reading-mask')).toBeNull()
})
