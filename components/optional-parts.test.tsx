import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderPart } from './html/render-part.tsx'
import { BookingFrame } from './booking/BookingFrame.tsx'
import { BookingLink } from './booking/BookingLink.tsx'
import { DockBooking } from './booking/DockBooking.tsx'
import { Footer } from './footer/Footer.tsx'
import { Menu } from './header-menu/Menu.tsx'
import { FormFrame } from './contact-form/FormFrame.tsx'
import ShortFormFields from './contact-form/ShortFormFields.tsx'
import { OpeningHours } from './hours/OpeningHours.tsx'
import { LanguageSwitch } from './language-switch/LanguageSwitch.tsx'
import { AlternateLinks } from './seo/AlternateLinks.tsx'
import Wordmark from './slots/wordmark.tsx'
import { site } from '#model/site.ts'
import { alternatesOf, languageAt } from '#model/languages.ts'

/* Parts that the sample's pages lack, so that tests/site/markup.txt has none of their elements. */

vi.mock('#.site/booking.ts', () => ({ booking: { url: 'https://cal.example/firm', host: 'cal.example' } }))
vi.mock('#.site/languages.ts', () => ({
  languages: ['', '/es', '/de'].map((base) => ({
    tag: base.slice(1) || 'en-US',
    name: base,
    base,
    home: `Home of ${base}`,
  })),
}))
vi.mock('#.site/menus.ts', () => {
  const items = [
    { label: 'About', href: '/about/' },
    { label: 'Complaints book', href: 'https://www.livroreclamacoes.pt/' },
  ]
  return { menus: { header: items, footer: [{ label: 'The firm', items }] } }
})
const exceptions = vi.hoisted((): string[][] => [])
vi.mock('#.site/hours.ts', () => ({ hasHours: false, table: { week: [['Monday', '9 to 5']], exceptions } }))
const consent = vi.hoisted(() => ({ functional: false }))
vi.mock('./consent/store.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  useConsent: () => ({ preferences: consent }),
  sendConsent: () => {},
}))
const shown = vi.hoisted(() => ({ seo: {} as object }))
vi.mock('vike-react/useData', () => ({ useData: () => shown }))

const firm = structuredClone(site)
beforeEach(() => {
  shown.seo = { languages: ['en-US', 'es'], canonical: `${firm.url}/about/` }
})
afterEach(() => {
  Object.assign(site, structuredClone(firm))
  vi.unstubAllGlobals()
})

/** The start tags that have more than a class, without words. */
const tagsOf = (part: ReactNode) =>
  renderPart('/about/', part)
    .html.match(/<[a-z]+ (?!class="[^"]*">)[^>]*>/g)
    ?.join('\n')

test('the calendar of another firm is shown only with consent, in a sandbox', () => {
  expect(tagsOf(<BookingFrame />)).toMatchInlineSnapshot(`
    "<section id="booking" class="section section--wide" aria-labelledby="booking-heading" data-ground="vellum">
    <div class="booking" tabindex="-1" role="group" aria-label="Pick a time">
    <button type="button" class="button button--default">
    <a href="https://cal.example/firm" rel="external">"
  `)
  consent.functional = true
  expect(tagsOf(<BookingFrame />)).toMatchInlineSnapshot(`
    "<section id="booking" class="section section--wide" aria-labelledby="booking-heading" data-ground="vellum">
    <div class="booking" tabindex="-1" role="group" aria-label="Pick a time">
    <iframe class="booking__frame" src="https://cal.example/firm" title="Calendar of cal.example" sandbox="allow-forms allow-popups allow-popups-to-escape-sandbox allow-same-origin allow-scripts">
    <a href="https://cal.example/firm" rel="external">"
  `)
})

test('links to the calendar are marked as external', () => {
  const links = tagsOf([<DockBooking key="dock" />, <BookingLink key="link" />])
  expect(links?.match(/ href="https:\/\/cal.example\/firm" rel="external">/g)).toHaveLength(2)
})

test.each([
  ['header', <Menu key="menu" />],
  ['footer', <Footer key="footer" />],
])('a link of the %s to another site is marked as external', (_name, menu) => {
  const tags = tagsOf(menu)
  expect(tags).toMatch(/ href="https:\/\/www.livroreclamacoes.pt\/" rel="external">/)
  expect(tags).toMatch(/ href="\/about\/">/)
})

test('a page links to its translations, or to the home page of a language that lacks it', () => {
  expect(tagsOf(<LanguageSwitch />)).toMatchInlineSnapshot(`
    "<nav class="language-switch" aria-label="Languages">
    <a class="footer__link" href="/es/about/" hrefLang="es" lang="es" rel="external">
    <a class="footer__link" href="/de/" hrefLang="de" lang="de" rel="external">"
  `)
})

test('a page without translation is named so, but not the not-found page, which every language has', () => {
  const textsOf = (part: ReactNode) => renderPart('/about/', part).html.match(/(?<=>)[^<>]+(?=<)/g)
  expect(textsOf(<LanguageSwitch />)).toEqual(['/es', 'Home of /de'])
  shown.seo = {}
  expect(textsOf(<LanguageSwitch />)).toEqual(['/es', '/de'])
})

test('search engines are told of each language that has the page; the first is the default', () => {
  const tags = alternatesOf('/about/', ['en-US', 'de']).map(({ hreflang, href }) => `${hreflang} ${href}`)
  const { url } = site
  expect(tags).toEqual([`en-US ${url}/about/`, `de ${url}/de/about/`, `x-default ${url}/about/`])
  expect(['/es/a/', '/espresso/', '/a/'].map((path) => languageAt(path)?.tag)).toEqual([
    'es',
    undefined,
    undefined,
  ])
})

test('the head links to each translation of the page; to none if there are none, or on the not-found page', () => {
  expect(tagsOf(<AlternateLinks />)?.match(/(?<=hrefLang=")[^"]+/g)).toEqual(['en-US', 'es', 'x-default'])
  shown.seo = { languages: ['en-US', 'es'] }
  expect(tagsOf(<AlternateLinks />)).toBeUndefined()
  shown.seo = { canonical: `${firm.url}/about/` }
  expect(tagsOf(<AlternateLinks />)).toBeUndefined()
})

test('on a site in several languages, the footer leads to the others, and each form names its page once', () => {
  vi.stubGlobal('SITE_HAS_LANGUAGES', true)
  expect(tagsOf(<Footer />)).toContain('class="language-switch"')
  const forms = [
    <FormFrame key="long">{() => null}</FormFrame>,
    <ShortFormFields key="short" topic="" page="/about/" />,
  ]
  expect(tagsOf(forms)?.match(/name="page" value="\/about\/"/g)).toHaveLength(2)
})

test('the footer has what the firm has, and nothing in place of what it lacks', () => {
  const html = () => renderPart('/', <Footer />).html
  site.phone = undefined as never
  expect(html()).not.toMatch(/<span><\/span>|"tel:|class="language-switch"/)
  Object.assign(site, { license: 'W2', address: { ...site.address, street: 'W3' } })
  expect(html()).toMatch(/>W3<.*>W2</)
})

test('the days that differ have a table of their own, if there are any', () => {
  const rows = () =>
    renderPart('/', <OpeningHours />)
      .html.match(/<caption|<th scope="row">[^<]+/g)
      ?.join()
  expect(rows()).toBe('<caption,<th scope="row">Monday')
  exceptions.push(['May 1', 'closed'])
  expect(rows()).toBe('<caption,<th scope="row">Monday,<caption,<th scope="row">May 1')
})

test.each([
  [18, 'wordmark'],
  [19, 'wordmark wordmark--long'],
])('without parts of its own, a site has its name of %i letters in type', (length, classes) => {
  site.name = 'W'.repeat(length)
  expect(renderPart('/', <Wordmark />).html).toBe(`<span class="${classes}">${site.name}</span>`)
})
