/** A site in two languages, in a folder of its host: what is built, what the build prints, and errors in the content. */
import { cpSync, globSync, rmSync, statSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { hydrated } from '../../packages/audits/browser/visitor.ts'
import { run, type RunningCommand } from '../stopping/running-command.ts'
import { launchBrowser } from './launch-browser.ts'
import { runNode } from '../project-copy.ts'
import { temporaryCopy } from '../temporary-copy.ts'

const host = 'https://www.saguaroplumbing.example'
const onlyHere = 'services/gas-lines'
const onlyThere = 'blog/solo'

const copy = temporaryCopy('languages', { SITE: undefined })
const { at, built: read } = copy
const browser = await launchBrowser()
let output = ''

/** Copies a page, with another title and description. */
function addPage(from: string, to: string) {
  const text = copy
    .read(from)
    .replace(/^(metaTitle|title): .*$/gm, '$1: Gas lines in Tucson')
    .replace(/^description: .*(\n +.*)*/m, `description: ${'Gas lines that carry gas. '.repeat(4)}`)
  copy.write(to, text)
}

beforeAll(() => {
  cpSync(at('sites/plumber'), at('content'), { recursive: true })
  // English texts take its place, since these tests are not about the translation.
  rmSync(at('content/es'), { recursive: true })
  for (const name of ['pages', 'services', 'legal', 'blog', 'locations', 'menus.yaml', 'words.yaml'])
    cpSync(at('sites/plumber', name), at('content/es', name), { recursive: true })
  copy.write(
    'content/es/site.yaml',
    'tagline: Fontanería y calentadores en Tucson\nhours: De lunes a viernes, de 7 a 5\n',
  )
  copy.write('content/es/prices.yaml', 'terms:\n  reply: un día hábil\n')
  copy.edit('content/site.yaml', (text) => text.replace(/^url:.*$/m, `url: ${host}/firm`))
  addPage('content/services/water-treatment.md', `content/${onlyHere}.md`)
  addPage('content/es/blog/hard-water-in-tucson.md', `content/es/${onlyThere}.md`)
  copy.edit('content/es/pages/about.yaml', (text) => text.replace(/^updated:.*$/m, 'updated: 2026-01-02'))
  output = copy.build().output
})

/** The alternate addresses in the head of a page, by language. */
const alternatesOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)">/gi)].map(
      ([, tag = '', href = '']) => [tag, href],
    ),
  )
const switchOf = (html: string) =>
  /<nav class="language-switch"[^>]*><a [^>]*href="([^"]*)"[^>]*>([^<]*)</.exec(html)?.slice(1)

describe('the built site', () => {
  test('each page and its translation name both as alternates', () => {
    expect(alternatesOf(read('about/index.html')), output).toEqual({
      'en-US': `${host}/firm/about/`,
      es: `${host}/firm/es/about/`,
      'x-default': `${host}/firm/about/`,
    })
    expect(alternatesOf(read('es/about/index.html'))).toEqual(alternatesOf(read('about/index.html')))
  })

  test('a page in only one language has no alternates, and its switch leads to the other home page', () => {
    expect(alternatesOf(read(`${onlyHere}/index.html`))).toEqual({})
    expect(switchOf(read(`${onlyHere}/index.html`))).toEqual([
      '/firm/es/',
      expect.stringMatching(/^Español .*no está traducida/),
    ])
    expect(switchOf(read(`es/${onlyThere}/index.html`))).toEqual([
      '/firm/',
      expect.stringMatching(/^English .*not translated/),
    ])
  })

  test('each language has its own texts, and shares what it does not replace', () => {
    expect(read('es/index.html')).toContain('Fontanería y calentadores')
    expect(read('index.html')).not.toContain('Fontanería')
    expect(read('es/about/index.html')).toContain('href="tel:+15205550118"')
  })

  test('sitemaps list translations, and robots.txt lists both sitemaps', () => {
    expect(read('sitemap.xml')).toContain(
      `<xhtml:link rel="alternate" hreflang="es" href="${host}/firm/es/about/"/>`,
    )
    expect(read('es/sitemap.xml')).toContain(`<loc>${host}/firm/es/about/</loc>`)
    expect(read('robots.txt')).toMatch(/Sitemap: \S+\/firm\/sitemap.xml\nSitemap: \S+\/firm\/es\/sitemap.xml/)
  })

  test('feeds, search and llms.txt are separate for each language', () => {
    expect(read('es/feed.xml')).toContain('xml:lang="es"')
    expect(read('es/feed.xml')).toContain(`<id>${host}/firm/es/${onlyThere}/</id>`)
    expect(read('feed.xml')).not.toContain('/es/')
    expect(read('es/search-documents.json')).toContain(onlyThere)
    expect(read('search-documents.json')).not.toContain(onlyThere)
    expect(read('es/llms.txt')).toContain(`${host}/firm/es/about/`)
    expect(read('llms.txt')).not.toContain('/es/')
  })

  // What the files of hosts say about a language: engine/hosting/written-full.txt.
  test('hosts send the language', () => {
    expect(read('_headers')).toMatch(/^\/firm\/es\/\*\n(?: {2}.*\n)*? {2}Content-Language: es$/m)
    expect(read('es.md')).toBe(read('es/index.md'))
  })

  test('the audits visit every page of all languages', () => {
    const program = `import { builtPaths } from './packages/audits/site/built-paths.ts'
console.log(JSON.stringify(builtPaths()))`
    const { stdout, stderr } = runNode(copy.folder, ['--input-type=module', '-e', program])
    expect(stderr).toBe('')
    const built = globSync('**/{index,404}.html', { cwd: at('dist/client') })
    expect((JSON.parse(stdout) as string[]).toSorted()).toEqual(
      built.map((file) => `/${file.replace(/(?<=^|\/)index\.html$/, '')}`).toSorted(),
    )
  })

  test('the build lists missing translations, and those older than their original', () => {
    expect(output).toContain(`es: ${onlyHere}.md is not translated`)
    expect(output).toContain(`es: ${onlyThere}.md exists in this language only`)
    expect(output).toMatch(/es: es\/pages\/about\.yaml was updated on 2026-01-02, its original on /)
  })
})

test('an edit to one language re-renders only the pages that it affects', () => {
  const stamp = (file: string) => statSync(at('dist/client', file)).mtimeMs
  const before = ['about/index.html', 'es/about/index.html', 'es/contact/index.html'].map(stamp)
  copy.edit('content/es/pages/about.yaml', (text) => text.replace('2026-01-02', '2026-01-03'))
  expect(copy.build()).toMatchObject({ status: 0 })
  const after = ['about/index.html', 'es/about/index.html', 'es/contact/index.html'].map(stamp)
  expect(after.map((time, index) => time === before[index])).toEqual([true, false, true])
})

describe('in a browser', () => {
  let server: RunningCommand
  beforeAll(async () => {
    server = await run({
      command: process.execPath,
      args: ['scripts/run.ts', 'preview'],
      folder: copy.folder,
    })
    return server.stop
  })

  /** Opens a page in a browser with a preferred language, and collects errors. */
  async function open(locale: string, page: string) {
    const tab = await browser.newPage({ locale })
    const faults: string[] = []
    tab.on('pageerror', ({ message }) => faults.push(message))
    tab.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
    await tab.goto(new URL(`/firm${page}`, server.url).href)
    return { tab, faults }
  }

  test('a line offers the browser’s language, shifts nothing, and can be closed', async () => {
    const { tab, faults } = await open('es-MX', '/about/')
    const offer = tab.getByRole('complementary', { name: 'Español' })
    await expect(offer.count()).resolves.toBe(0)
    await offer.waitFor()
    const shifts = await tab.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      const observer = new PerformanceObserver(() => {})
      observer.observe({ type: 'layout-shift', buffered: true })
      return observer.takeRecords().length
    })
    expect(shifts).toBe(0)
    const heading = await tab.getByRole('heading', { level: 1 }).innerText()
    await offer.getByRole('button').click()
    await offer.waitFor({ state: 'detached' })
    // After a navigation, the offer does not return.
    await tab.locator('.footer a[href="/firm/contact/"]').click()
    await tab.waitForURL('**/firm/contact/')
    await expect.poll(() => tab.getByRole('heading', { level: 1 }).innerText()).not.toBe(heading)
    await expect(offer.count()).resolves.toBe(0)
    expect(faults).toEqual([])
  })

  test('the offer leads to the current page’s translation, after a navigation too', async () => {
    const { tab } = await open('es', '/about/')
    const link = tab.locator('.language-offer a')
    await link.waitFor()
    await tab.locator('.footer a[href="/firm/contact/"]').click()
    await expect.poll(() => link.getAttribute('href')).toBe('/firm/es/contact/')
    await link.click()
    await tab.waitForURL('**/firm/es/contact/')
  })

  test('the main not-found page links to the home page in the language of the address', async () => {
    const tab = await browser.newPage({ locale: 'en' })
    const notFound = read('404.html')
    const address = new URL('/firm/es/nada/', server.url).href
    await tab.route(address, (route) =>
      route.fulfill({ body: notFound, contentType: 'text/html', status: 404 }),
    )
    await tab.goto(address)
    const link = tab.locator('.suggestions [lang=es] a')
    await link.waitFor()
    await expect(link.getAttribute('href')).resolves.toBe('/firm/es/')
    await tab.goto(new URL('/firm/aboutt/', server.url).href)
    await tab.locator('.suggestions a').first().waitFor()
    await expect(link.count()).resolves.toBe(0)
  })

  test('the menu of a phone has the switch too', async () => {
    const { tab } = await open('en', '/about/')
    await tab.setViewportSize({ width: 390, height: 700 })
    await hydrated(tab)
    // All dialogs are in one file: opening the search loads the menu's code too.
    await tab.locator('#search').click()
    await tab.getByRole('dialog').waitFor()
    await tab.keyboard.press('Escape')
    await tab.getByRole('dialog').waitFor({ state: 'detached' })
    await tab.locator('.header__toggle').click()
    const link = tab.getByRole('dialog').getByRole('link', { name: 'Español' })
    await expect(link.getAttribute('href')).resolves.toBe('/firm/es/about/')
  })

  test('the switch follows navigations, and the theme stays the same in the other language', async () => {
    const { tab, faults } = await open('en', '/about/')
    await hydrated(tab)
    await tab.locator('.header__nav input[value=dark]').click()
    await tab.locator('.footer a[href="/firm/pricing/"]').click()
    await tab.waitForURL('**/firm/pricing/')
    await tab.locator('.language-switch a').click()
    await tab.waitForURL('**/firm/es/pricing/')
    await hydrated(tab)
    await expect(tab.locator('html').getAttribute('lang')).resolves.toBe('es')
    await expect(tab.locator('html').getAttribute('data-theme')).resolves.toBe('dark')
    await tab.locator('.footer a[href="/firm/es/about/"]').click()
    await tab.waitForURL('**/firm/es/about/')
    await tab.locator('.language-switch a').click()
    await tab.waitForURL('**/firm/about/')
    expect(faults).toEqual([])
  })
})

// Which file each fault is in: engine/language-builds. Faults of the list of languages: engine/site/read-data.test.ts.
test('an error names the owner’s file and line, and the site stays as it was', () => {
  const file = 'content/es/pages/about.yaml'
  const before = copy.read(file)
  const page = read('es/about/index.html')
  copy.write(file, `${before}nonsense: 1\n`)
  const { status, output: said } = copy.build()
  copy.write(file, before)
  expect(said.split('\n').find((line) => line.includes(`${file}:`))).toMatch(/ nonsense: unknown field/)
  expect(said).not.toMatch(/\.cache|\n {4}at /)
  expect(status).toBe(1)
  expect(read('es/about/index.html')).toBe(page)
})

test('a second language adds at most 0.3 kB to a page', () => {
  const pages = ['index.html', 'about/index.html', 'contact/index.html', '404.html']
  const sizes = () => pages.map((page) => brotliCompressSync(read(page)).length)
  const two = sizes()
  copy.edit('content/site.yaml', (text) => text.replace(/^languages: .*\n/m, ''))
  rmSync(at('content/es'), { recursive: true })
  expect(copy.build().output).not.toContain('is not translated')
  const one = sizes()
  for (const [index, page] of pages.entries()) expect(two[index]! - one[index]!, page).toBeLessThan(300)
  expect(read('index.html')).not.toContain('language-switch')
})
