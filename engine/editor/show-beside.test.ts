// @vitest-environment happy-dom
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { filesBeside } from './beside.ts'
import { showBeside } from './show-beside.ts'

const themeKey = 'theme'
const [body = ''] = /<body>[^]*<\/body>/.exec(filesBeside()['index.html'] ?? '') ?? []
const addresses = { folders: { services: '/services/' }, files: { 'pages/about': '/about/' } }

/** The editor's window in its frame, and that of the page. */
const program = Object.assign(new EventTarget(), { location: { hash: '' }, navigation: new EventTarget() })
const preview = { location: { pathname: '/' } }

const frame = (name: string) => document.querySelector<HTMLIFrameElement>(`[name=${name}]`)!
/** The page's address, of which the frame is told. */
const shown = () => frame('preview').getAttribute('src')
const choose = (name: string, value: string) =>
  document.querySelector<HTMLInputElement>(`[name=${name}][value=${value}]`)!.click()

/** Shows the page, in a window whose address ends in the hash. @param widths Those of the pane and the page in it. */
function open(hash = '', [pane, page]: readonly number[] = [390, 390]) {
  document.documentElement.innerHTML = body
  history.replaceState(null, '', hash || '#')
  for (const [name, contentWindow] of Object.entries({ program, preview }))
    Object.defineProperty(frame(name), 'contentWindow', { value: contentWindow })
  Object.defineProperty(frame('preview'), 'offsetWidth', { value: page })
  Object.defineProperty(frame('preview').parentElement, 'clientWidth', { value: pane })
  const listen = vi.spyOn(document, 'addEventListener')
  showBeside(addresses, themeKey)
  const [type, listener] = listen.mock.lastCall ?? []
  listen.mockRestore()
  // The document outlives its page here.
  onTestFinished(() => document.removeEventListener(type!, listener!))
  frame('program').dispatchEvent(new Event('load'))
}
// Node's own storage stands in front of the document's.
beforeEach(() => {
  vi.stubGlobal('localStorage', sessionStorage)
  sessionStorage.clear()
})

test('the preview follows the editor to each text that has a page, and the address keeps the place', () => {
  program.location.hash = '#/collections/services/entries/saas'
  open(program.location.hash)
  expect(frame('program').src).toMatch(/program\.html#\/collections\/services\/entries\/saas$/)
  expect(shown()).toBe('/services/saas/')
  const goTo = (hash: string) => {
    program.location.hash = hash
    program.navigation.dispatchEvent(new Event('currententrychange'))
    expect(location.hash).toBe(hash)
    return shown()
  }
  expect(goTo('#/collections/pages/entries/about')).toBe('/about/')
  expect(goTo('#/collections/places/entries/erie')).toBe('/about/')
  expect(goTo('#/collections/services/entries/re-design')).toBe('/services/re-design/')
  expect(goTo('#/collections/services')).toBe('/services/re-design/')
  expect(goTo('')).toBe('/services/re-design/')
  // Whoever has followed a link in the preview, to a page that the editor then opens, keeps it as it is.
  preview.location.pathname = '/about/'
  expect(goTo('#/collections/pages/entries/about')).toBe('/services/re-design/')
})

test('a browser without the Navigation API still shows the editor', () => {
  const { navigation } = program
  Object.assign(program, { navigation: undefined })
  onTestFinished(() => void Object.assign(program, { navigation }))
  expect(() => open()).not.toThrow()
})

test.each([
  ['a desk’s page is scaled to the pane', [320, 1280], '0.25'],
  ['a phone’s page has its own size', [432, 390], '1'],
])('%s', (_rule, widths, share) => {
  open('', widths)
  const scale = () => frame('preview').style.getPropertyValue('--share')
  expect(scale()).toBe(share)
  expect(document.documentElement.dataset['width']).toBe('phone')
  choose('width', 'desk')
  expect(document.documentElement.dataset['width']).toBe('desk')
  expect(localStorage).toHaveLength(0)
  frame('preview').style.setProperty('--share', '')
  window.dispatchEvent(new Event('resize'))
  expect(scale()).toBe(share)
})

test('the chosen theme is stored for the page, and is still chosen after a reload', () => {
  open()
  choose('theme', 'dark')
  expect(localStorage.getItem(themeKey)).toBe('dark')
  open()
  expect(document.querySelector('[name=theme]:checked')).toMatchObject({ value: 'dark' })
  choose('theme', 'system')
  expect(localStorage.getItem(themeKey)).toBeNull()
  localStorage.setItem(themeKey, 'sepia')
  open()
  expect(document.querySelector('[name=theme]:checked')).toMatchObject({ value: 'system' })
})
