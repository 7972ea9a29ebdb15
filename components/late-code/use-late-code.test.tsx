// @vitest-environment happy-dom
import { flushSync } from 'react-dom'
import { expect, test, vi } from 'vitest'
import { words as demonstrations } from '#.site/words/demonstration.ts'
import { words as accessibility } from '#.site/words/accessibility-panel.ts'
import { words as menu } from '#.site/words/menu.ts'
import { words as search } from '#.site/words/search.ts'
import { words as texts } from '#.site/words/late-code.ts'
import { pageList, searchFailed } from '#model/search.ts'
import { at, mounted } from '#tests/mounted.tsx'
import { AccessibilityButton } from '#components/accessibility/AccessibilityButton.tsx'
import { Demonstration } from '#components/demonstration/Demonstration.tsx'
import { MenuButton } from '#components/header/MenuButton.tsx'
import { SearchButton } from '#components/header/SearchButton.tsx'
import * as all from '#components/late-dialogs/dialogs.ts'
import { Play } from '#components/play/Play.tsx'

const dialogs = vi.hoisted(() => vi.fn<() => Promise<object>>())
vi.mock('#components/late-dialogs/load-dialogs.ts', () => ({
  loadDialogs: dialogs,
  preloadDialogs: () => {},
}))

// There before a press: the menu waits for its code no longer than a visitor does.
dialogs.mockResolvedValue(all)

const Live = () => <b>Live</b>
const load = vi.fn<() => Promise<typeof Live>>()
const demonstration = () => {
  load.mockReset().mockResolvedValue(Live)
  return mounted(
    <Demonstration id="try" name="A name" load={load}>
      <i>Example</i>
    </Demonstration>,
    '<p id="announcer"></p>',
  )
}
const shown = () => at('#part').textContent
const alert = () => document.querySelector('[role=alert]')?.firstChild?.textContent

test('code loads when its button is hovered or focused, shows when it is pressed, and takes the focus', async () => {
  demonstration()
  // React has no event of its own for this one.
  flushSync(() => at('#try').dispatchEvent(new PointerEvent('pointerover', { bubbles: true })))
  expect(load).not.toHaveBeenCalled()
  await expect.poll(() => load).toHaveBeenCalledTimes(1)
  at('#try').focus()
  await expect.poll(() => load).toHaveBeenCalledTimes(2)
  expect(shown()).toContain('Example')
  at('#try').click()
  expect(at('#try').dataset).toHaveProperty('pressed')
  await expect.poll(shown).toBe('Live')
  expect(document.activeElement).toBe(at('.demo--live'))
  expect(at('#announcer').textContent).toBe(demonstrations.ready)
})

test('a press before the app started shows it, too', async () => {
  document.documentElement.dataset['pressed'] = 'try'
  demonstration()
  await expect.poll(shown).toBe('Live')
})

test('a failure is said when the button is pressed; the retry, which disappears, leaves the focus at it', async () => {
  demonstration()
  load.mockRejectedValue(new Error('offline'))
  at('#try').focus()
  await expect.poll(() => load).toHaveBeenCalled()
  await expect(load.mock.results[0]?.value).rejects.toThrow('offline')
  expect(alert()).toBeUndefined()
  at('#try').click()
  await expect.poll(alert).toBe(demonstrations.failed)
  load.mockResolvedValue(Live)
  at('.late-failure button').click()
  expect(document.activeElement?.id).toBe('try')
  await expect.poll(shown).toBe('Live')
})

test('so do the parts that a page’s drawing leads to', async () => {
  load.mockReset().mockRejectedValue(new Error('offline'))
  mounted(<Play name="A name" load={load} />)
  at('#play').click()
  await expect.poll(alert).toBe(texts.failed)
  load.mockResolvedValue(Live)
  at('#play').click()
  await expect.poll(shown).toBe('Live')
  expect(document.activeElement?.className).toBe('demo')
  expect(alert()).toBeUndefined()
})

test('a search that can’t be loaded leads to the list of all pages', async () => {
  mounted(<SearchButton />)
  dialogs.mockRejectedValueOnce(new Error('offline'))
  at('#search').click()
  await expect.poll(alert).toContain(searchFailed)
  expect(at('[role=alert] a').getAttribute('href')).toBe(pageList.href)
})

const title = () => document.querySelector('dialog h2')?.textContent

test.each([
  ['#search', search.title, SearchButton],
  ['#adjustments', accessibility.title, AccessibilityButton],
  ['.header__toggle', menu.title, () => <MenuButton menuId="menu" />],
])('%s opens its dialog, which can be closed and opened again', async (button, name, Part) => {
  vi.stubGlobal('fetch', async () => Response.json([]))
  mounted(<Part />)
  for (const _ of ['once', 'again']) {
    at(button).click()
    await expect.poll(title).toBe(name)
    at('.dialog__close button').click()
    await expect.poll(title).toBeUndefined()
  }
})

test('in a phone’s menu, the theme in use is selected', async () => {
  document.documentElement.dataset['theme'] = 'dark'
  mounted(<MenuButton menuId="menu" />)
  at('.header__toggle').click()
  await expect.poll(() => document.querySelector('dialog :checked')?.getAttribute('value')).toBe('dark')
})

test('a phone’s menu closes where the header shows the links itself', async () => {
  const window = new EventTarget()
  vi.stubGlobal('matchMedia', () => window)
  mounted(<MenuButton menuId="menu" />)
  at('.header__toggle').click()
  await expect.poll(title).toBe(menu.title)
  flushSync(() => window.dispatchEvent(new Event('change')))
  expect(title()).toBeUndefined()
})

test('a phone’s menu stays a popover if it is one already, or if the dialog’s code can’t be loaded', async () => {
  mounted(<MenuButton menuId="menu" />, '<nav id="menu"></nav>')
  const showPopover = vi.fn<() => void>()
  const popover = Object.assign(at('#menu'), { showPopover })
  const isHandled = () =>
    !at('.header__toggle').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  vi.spyOn(popover, 'matches').mockReturnValueOnce(true)
  expect(isHandled()).toBe(false)
  dialogs.mockRejectedValueOnce(new Error('offline'))
  expect(isHandled()).toBe(true)
  await expect.poll(() => showPopover).toHaveBeenCalledOnce()
  expect(document.querySelector('dialog')).toBeNull()
})
