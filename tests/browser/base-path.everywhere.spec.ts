import { words as interfaceTexts } from '../../.site/words/interface.ts'
import { mainPage } from '../main-page.ts'
import { words as searchTexts } from '../../.site/words/search.ts'
import { sections, site as config } from '../../model/site.ts'
import { siteFolder } from '../../engine/process/site-folder.ts'
import { newCopy, succeeded, type ProjectCopy } from '../project-copy.ts'
import { run, type RunningCommand } from '../stopping/running-command.ts'
import { redirects } from '../../model/redirects.ts'
import { templates } from '../../packages/audits/site/templates.ts'
import { menuLink } from './menu.ts'
import { decided, expect, hydrated, searchButton, settled, test, visit } from './test.ts'

const notFound = mainPage('not-found')

/** A base path as on GitHub Pages, where a repository's name may have a capital letter and a dot. */
const base = '/My.site'
const published = `${new URL(config.url).origin}${base}`

let copy: ProjectCopy
let server: RunningCommand | undefined

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  copy = newCopy('base-path')
  copy.edit(`${siteFolder(copy.folder)}/site.yaml`, (text) =>
    text.replace(`url: ${config.url}`, `url: ${published}`),
  )
  succeeded(copy.build())
  server = await run({ command: process.execPath, args: ['scripts/run.ts', 'preview'], folder: copy.folder })
})
test.afterAll(async () => {
  await server?.stop()
  copy.remove()
})

/** The full address of a path of the site. */
const at = (route: string) => `${server?.url}${route}`

test('the server prints the site’s address, and its root redirects there', async ({ request }) => {
  expect(new URL(at('/')).pathname).toBe(`${base}/`)
  for (const asked of ['/', base]) {
    const answer = await request.get(new URL(asked, at('/')).href, { maxRedirects: 0 })
    expect([answer.status(), answer.headers()['location']]).toEqual([301, `${base}/`])
  }
  const [from, to] = Object.entries(redirects)[0] ?? []
  const moved = await request.get(at(from ?? ''), { maxRedirects: 0 })
  expect(moved.headers()['location']).toBe(`${base}${to}`)
  const outside = await request.get(new URL('/about/', at('/')).href)
  expect(outside.status()).toBe(404)
})

test('navigation, history, fragments and search stay inside the folder', async ({ page, faults }) => {
  await decided(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await visit(page, at('/'))
  const start = await page.evaluate(() => performance.timeOrigin)

  await menuLink(page, '/services/').click()
  await expect(page).toHaveURL(at('/services/'))
  await expect(menuLink(page, '/services/')).toHaveAttribute('aria-current', 'page')
  await page.goBack()
  await expect(page).toHaveURL(at('/'))

  await searchButton(page).click()
  const search = page.getByRole('dialog', { name: searchTexts.title })
  await search.getByRole('textbox', { name: searchTexts.field }).fill('accessibility')
  await search.getByRole('list', { name: searchTexts.results }).getByRole('link').first().click()
  await expect(page).not.toHaveURL(at('/'))
  await settled(page)

  // A drawing is fetched only when it is about to scroll into view.
  await menuLink(page, '/services/').click()
  await expect(page).toHaveURL(at('/services/'))
  for (const image of await page.locator('#main img').all()) {
    await image.scrollIntoViewIfNeeded()
    await expect.poll(() => image.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(0)
  }
  expect(await page.evaluate(() => performance.timeOrigin), 'never reloaded').toBe(start)

  const [list, id] = sections.resources ? ['/resources/', '#site-map'] : [templates.service, '#main']
  await visit(page, at(list + id))
  await expect(page.locator(id)).toBeInViewport()
  await page.locator(id).locator('a[href$="/contact/"]').first().click()
  await expect(page).toHaveURL(at('/contact/'))
  await expect(page.locator('#main form')).toBeVisible()

  const outside = asked.filter((url) => !url.startsWith(at('/')) && !url.startsWith('data:'))
  expect(outside).toEqual([])
  expect(faults).toEqual([])
})

test('an unknown address inside the folder gets the not-found page, whose suggestions lead into the folder', async ({
  page,
}) => {
  await decided(page)
  const response = await page.goto(at('/servces/'))
  expect(response?.status()).toBe(404)
  await expect(page.locator('#main h1')).toHaveText(notFound.title)
  await hydrated(page)
  await page.locator('.suggestions').locator('a[href$="/services/"]').first().click()
  await expect(page).toHaveURL(at('/services/'))
  await page.getByRole('link', { name: interfaceTexts.home }).first().click()
  await expect(page).toHaveURL(at('/'))
})

test('canonical addresses, feeds, sitemap and manifest name the folder', async ({ page, request }) => {
  await page.goto(at('/about/'))
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${published}/about/`)
  const texts = await Promise.all(
    [
      '/feed.xml',
      '/feed.json',
      '/sitemap.xml',
      '/robots.txt',
      '/llms.txt',
      `${(templates.post ?? templates.legal).slice(0, -1)}.md`,
    ].map(async (file) => (await request.get(at(file))).text()),
  )
  const { origin } = new URL(published)
  for (const text of texts) {
    const named = [...text.matchAll(/https:\/\/[\w./-]+/g)].map(([url]) => url)
    const own = named.filter((url) => url.startsWith(origin))
    expect(own.length).toBeGreaterThan(0)
    expect(own.filter((url) => !url.startsWith(`${published}/`))).toEqual([])
  }
  const manifest = (await (await request.get(at('/site.webmanifest'))).json()) as Record<string, unknown>
  expect(manifest).toMatchObject({ start_url: `${base}/`, scope: `${base}/` })
  const twin = await request.get(at('/about/'), { headers: { accept: 'text/markdown' } })
  expect(await twin.text()).toMatch(/^# /)
  expect(twin.headers()['link']).toContain(`<${base}/about.md>`)
})
