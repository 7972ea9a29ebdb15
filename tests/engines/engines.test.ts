import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { words as buttonTexts } from '../../.site/words/accessibility-button.ts'
import { demonstrations } from '../demonstrations.ts'
import { words as demonstrationTexts } from '../../.site/words/demonstration.ts'
import { asksForConsent } from '../../model/asks-for-consent.ts'
import { routes } from '../../model/routes.ts'
import { openSearchLabel } from '../../model/search.ts'
import { firefox } from '../../packages/audits/browser/firefox.ts'
import { hydrated } from './hydrated.ts'
import { rejection, store } from '../../packages/audits/browser/visitor.ts'
import type { Session } from '../../packages/audits/browser/session.ts'
import { startSite, type FallibleSite } from './site.ts'
import { webkit } from '../../packages/audits/browser/webkit.ts'

declare global {
  interface Window {
    faults: string[]
    /** Gone once another document loads. */
    isSameDocument?: true
  }
}

const [searchButton, panelButton] = [openSearchLabel, buttonTexts.open].map(
  (label) => `button[aria-label="${label}"]`,
) as [string, string]

describe.each([firefox, webkit])('in $name', ({ start }) => {
  let site: FallibleSite
  let browser: Session
  beforeAll(async () => {
    site = await startSite()
    browser = await start()
  })
  afterAll(async () => {
    await browser?.stop()
    await site?.stop()
  })
  beforeEach(() => browser.resize(1280, 900))

  /** Cuts off requests for paths that match until the end of the test, or until `site.fail()`. */
  function fail(paths: RegExp): void {
    site.fail(paths)
    // WebKit remembers that a file was cut off, and requests it on no later page until one is reloaded.
    onTestFinished(async () => {
      site.fail()
      await browser.stop()
      browser = await start()
    })
  }

  /** The text of the first element that matches the selector; undefined if there is none. */
  const text = (selector: string) =>
    browser.run((sought) => document.querySelector(sought)?.textContent ?? undefined, selector)
  const count = (selector: string) =>
    browser.run((sought) => document.querySelectorAll(sought).length, selector)
  const focused = (selector: string) =>
    browser.run((sought) => document.activeElement?.matches(sought) ?? false, selector)
  const pathname = () => browser.run(() => location.pathname)
  const faults = () => browser.run(() => window.faults)

  /** Opens a page, and waits for its document: on a busy machine, a driver may still answer for another one. */
  async function goTo(path: string): Promise<void> {
    await browser.run(() => {
      window.isSameDocument = true
    })
    await browser.open(`${site.url}${path}`)
    const isThere = (wanted: string) => !window.isSameDocument && location.pathname === wanted
    await expect.poll(() => browser.run(isThere, path)).toBe(true)
  }

  /** Opens a page, records errors, and starts the app. */
  async function open(path: string, { isDecided = true } = {}): Promise<void> {
    await goTo(path)
    await browser.run(store, isDecided ? rejection() : {})
    await goTo(path)
    await browser.run(() => {
      window.faults = []
      const note = (fault: string) => window.faults.push(fault)
      addEventListener('error', ({ message }) => note(message))
      addEventListener('unhandledrejection', ({ reason }) => note(String(reason)))
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        note(`${violatedDirective} ${blockedURI}`),
      )
      for (const level of ['error', 'warn'] as const)
        console[level] = (...words: unknown[]) => note(words.map(String).join(' '))
    })
    await hydrated(browser)
  }

  test('React hydrates every page without a message', async () => {
    const bad: string[] = []
    for (const route of routes) {
      await open(route)
      bad.push(...(await faults()).map((fault) => `${route}: ${fault}`))
    }
    expect(bad).toEqual([])
  })

  test('the menu navigates in one document and announces the page, and back returns', async () => {
    await open('/')
    await browser.run(() => {
      window.isSameDocument = true
    })
    await browser.click('#menu a[href="/about/"]')
    await expect.poll(pathname).toBe('/about/')
    await expect.poll(() => focused('#main h1')).toBe(true)
    await expect.poll(() => text('#announcer')).toBe(await browser.run(() => document.title))
    await browser.run(() => history.back())
    await expect.poll(pathname).toBe('/')
    expect(await browser.run(() => window.isSameDocument)).toBe(true)
    expect(await faults()).toEqual([])
  })

  test('the search finds pages, and Escape returns the focus', async () => {
    await open('/about/')
    await browser.click(searchButton)
    await expect.poll(() => focused('.search__field')).toBe(true)
    await browser.type('automation')
    await expect.poll(() => count('.search__link')).toBeGreaterThan(0)
    expect(await browser.run(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden')
    await browser.press('Escape')
    await expect.poll(() => count('dialog')).toBe(0)
    expect(await focused(searchButton)).toBe(true)
    expect(await faults()).toEqual([])
  })

  test('the adjustments take effect immediately, and a reset leaves no trace', async () => {
    await open('/about/')
    const classes = () => browser.run(() => document.documentElement.className)
    const before = await classes()
    await browser.click(panelButton)
    await expect.poll(() => count('[role=switch]')).toBe(6)
    await browser.run(() => {
      for (const each of document.querySelectorAll<HTMLElement>('[role=switch]')) each.click()
    })
    await expect.poll(() => count('[role=switch][aria-checked=true]')).toBe(6)
    await expect.poll(classes).not.toBe(before)
    await browser.click('.accessibility-panel__actions button')
    await expect.poll(() => count('[role=switch][aria-checked=true]')).toBe(0)
    await browser.press('Escape')
    await expect.poll(() => count('dialog.accessibility-panel')).toBe(0)
    expect(await focused(panelButton)).toBe(true)
    await expect
      .poll(async () => (await classes()).split(' ').filter(Boolean).toSorted())
      .toEqual(before.split(' ').filter(Boolean).toSorted())
    expect(await faults()).toEqual([])
  })

  // Only some sites ask for consent.
  test.each(asksForConsent ? ['/'] : [])('a choice about cookies on %s is kept', async (path) => {
    await open(path, { isDecided: false })
    await expect.poll(() => count('.consent')).toBe(1)
    await browser.click('.consent__actions button:last-child')
    await expect.poll(() => count('dialog.preferences')).toBe(1)
    await browser.click('dialog [name=analytics]')
    await browser.click('dialog [type=submit][value=save]')
    await expect.poll(() => count('.consent, dialog')).toBe(0)
    expect(await browser.run(() => localStorage.getItem('cookie-consent-status'))).toBe('customized')
    expect(await browser.run(() => localStorage.getItem('cookie-preferences'))).toContain('"analytics":true')
  })

  test('the contact form says what is missing, until it is filled in', async () => {
    await open('/contact/')
    await browser.click('.contact-form [name=name]')
    await browser.type('Ada Example')
    await browser.press('Enter')
    await expect.poll(() => count('.contact-form [aria-invalid=true]')).toBeGreaterThan(2)
    const invalid = await count('.contact-form [aria-invalid=true]')
    await expect
      .poll(() => browser.run(() => document.activeElement?.querySelectorAll('a').length))
      .toBe(invalid)
    await browser.click('.contact-form [name=email]')
    await browser.type('ada@company.example')
    await browser.press('Tab')
    await expect.poll(() => count('.contact-form [aria-invalid=true]')).toBe(invalid - 1)
    expect(await faults()).toEqual([])
  })

  test('a chosen theme is kept', async () => {
    await open('/about/')
    const theme = () => browser.run(() => document.documentElement.dataset['theme'])
    const ink = () => browser.run(() => getComputedStyle(document.body).color)
    await browser.click('#menu [name=theme][value=light]')
    await expect.poll(theme).toBe('light')
    const light = await ink()
    await browser.click('#menu [name=theme][value=dark]')
    await expect.poll(theme).toBe('dark')
    await expect.poll(ink).not.toBe(light)
    await browser.open(`${site.url}/contact/`)
    expect(await theme()).toBe('dark')
    await browser.run(() => localStorage.clear())
  })

  /** Makes the window as narrow as a phone, and waits until the page has been laid out for it. */
  const becomePhone = async () => {
    await browser.resize(480, 850)
    await expect
      .poll(() =>
        browser.run(() => innerWidth <= 480 && document.querySelector('.header__toggle')?.checkVisibility()),
      )
      .toBe(true)
  }

  test('the menu of a phone opens over an inert page, and a link in it leads to its page', async () => {
    await open('/')
    await becomePhone()
    // All dialogs are in one file: opening the search loads the menu's code too.
    await browser.click(searchButton)
    await expect.poll(() => count('dialog.search')).toBe(1)
    await browser.press('Escape')
    await expect.poll(() => count('dialog')).toBe(0)
    await browser.click('.header__toggle')
    await expect.poll(() => count('dialog.menu')).toBe(1)
    const isInert = () =>
      browser.run(() => {
        const heading = document.querySelector<HTMLElement>('.header__home')
        heading?.focus()
        return document.activeElement !== heading
      })
    expect(await isInert()).toBe(true)
    await browser.click('dialog.menu a[href="/services/"]')
    await expect.poll(pathname).toBe('/services/')
    await expect.poll(() => count('dialog')).toBe(0)
    await expect.poll(() => focused('#main h1')).toBe(true)
  })

  test.each([/pageContext\.json/, /assets\/entries\/pages_about/])(
    'if a page’s code or data is cut off (%s), a link still leads to the page',
    async (failing) => {
      await open('/contact/')
      fail(failing)
      await browser.click('#menu a[href="/about/"]')
      await expect.poll(pathname).toBe('/about/')
      await expect.poll(() => count('link[rel=canonical][href$="/about/"]')).toBe(1)
    },
  )

  test('without the app’s code the page is readable, and the menu of a phone opens', async () => {
    fail(/assets\/entries/)
    await browser.open(`${site.url}/about/`)
    await becomePhone()
    await browser.click('.header__toggle')
    await expect
      .poll(() => browser.run(() => document.querySelector('#menu')?.matches(':popover-open')))
      .toBe(true)
    await browser.click('#menu a[href="/contact/"]')
    await expect.poll(pathname).toBe('/contact/')
  })

  test('a dialog whose code is cut off says so, and opens once the connection is back', async () => {
    await open('/about/')
    fail(/assets\/.*\.(js|css)$/)
    await browser.click(panelButton)
    await expect.poll(() => count('.late-failure')).toBe(1)
    site.fail()
    await browser.click('.late-failure__actions button')
    await expect.poll(() => count('[role=switch]')).toBe(6)
  })

  test('each demonstration starts, which is announced', async () => {
    for (const { path, part } of demonstrations) {
      await open(path)
      await browser.click(`#try-${part}`)
      await expect.poll(() => focused('.demo--live')).toBe(true)
      expect(await text('#announcer')).toBe(demonstrationTexts.ready)
      expect(await count('.demo--live :is(button, input, select, textarea)')).toBeGreaterThan(0)
      expect(await faults()).toEqual([])
    }
  })

  test('the scroll progress follows the scroll position', async () => {
    await open('/services/saas/')
    const opacity = () =>
      browser.run(() => {
        const bar = document.querySelector('.scroll-progress')
        return bar && Number(getComputedStyle(bar).opacity)
      })
    expect(await opacity()).toBe(0)
    await browser.run(() => scrollTo(0, 400))
    await expect.poll(opacity).toBe(1)
  })
})
