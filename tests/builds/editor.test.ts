/**
 * The editor in a browser, in a copy of the project that publishes it and builds what it saves. Since tests can't
 * operate the browser's folder picker, a folder in the browser's private storage, which has the same kind of handles,
 * stands in for the project's.
 */
import { appendFileSync, cpSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { editorPath } from '../../engine/hosting/editor-headers.ts'
import { serveSite, type RunningSite } from '../../engine/serve/static/serve-site.ts'
import { siteFolder } from '../../engine/process/site-folder.ts'
import { photograph } from '../sample-pictures.ts'
import { launchBrowser } from './launch-browser.ts'
import { runNode, succeeded } from '../project-copy.ts'
import { temporaryCopy } from '../temporary-copy.ts'

const copy = temporaryCopy('editor')
const browser = await launchBrowser()
// Fields are rendered when they scroll into view; in a window this tall, all of them are in view.
const page = await browser.newPage({ viewport: { width: 1280, height: 7000 } })
let site: RunningSite
/** Console messages about requests to this site, or for data in memory, that the policy blocked. */
const blocked: string[] = []
/** Requests of the page to other servers, and whether its policy blocked them. */
const foreign = new Map<string, 'blocked' | 'sent'>()

/** The content files of the copy, each with its path and its bytes as Base64. */
const contentFiles = () =>
  readdirSync(copy.at('sites/spanwright'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:md|json|yaml)$/.test(name))
    .map((name): [string, string] => [
      `sites/spanwright/${name.split(path.sep).join('/')}`,
      readFileSync(copy.at('sites/spanwright', name), 'base64'),
    ])

/** Writes files to the folder in the browser's storage. */
const fillFolder = (files: [string, string][]) =>
  page.evaluate(async (listed) => {
    const root = await navigator.storage.getDirectory()
    // By this, the editor recognizes a project's folder.
    await root.getDirectoryHandle('.git', { create: true })
    for (const [name, text] of listed) {
      let folder = root
      const parts = name.split('/')
      for (const part of parts.slice(0, -1)) folder = await folder.getDirectoryHandle(part, { create: true })
      const file = await folder.getFileHandle(parts.at(-1) ?? '', { create: true })
      const stream = await file.createWritable()
      await stream.write(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)))
      await stream.close()
    }
  }, files)

const readFolder = () =>
  page.evaluate(async () => {
    const found: [string, string][] = []
    const visit = async (folder: FileSystemDirectoryHandle, under: string): Promise<void> => {
      for await (const [name, handle] of folder.entries()) {
        if (handle.kind === 'directory') await visit(handle, `${under}${name}/`)
        else {
          const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer())
          found.push([
            `${under}${name}`,
            btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), '')),
          ])
        }
      }
    }
    await visit(await navigator.storage.getDirectory(), '')
    return found
  })

/** Copies saved files to the copy of the project. @returns The files that changed. */
async function takeSaved(): Promise<string[]> {
  const before = new Map(contentFiles())
  const changed = (await readFolder()).filter(([name, text]) => before.get(name) !== text)
  for (const [name, text] of changed) copy.write(name, Buffer.from(text, 'base64'))
  return changed.map(([name]) => name).toSorted()
}

const open = (where: string) => page.goto(`${site.url}${editorPath}#/collections/${where}`)
const textbox = (name: string) => page.getByRole('textbox', { name, exact: true })
async function save() {
  const button = page.getByRole('button', { name: 'Save', exact: true })
  await button.click()
  // The editor then returns to the list, which slides in over the form.
  await page.waitForURL(/#\/collections\/[\w-]+$/)
  await button.waitFor({ state: 'hidden' })
}

beforeAll(async () => {
  // The sample has no jobs; this one is published, and has no closing date.
  const job = copy.read('sites/plain/jobs/first-position.md')
  copy.write('sites/spanwright/jobs/first-position.md', job.replace(/^(?:draft|closes): .*\n/gm, ''))
  appendFileSync(copy.at(siteFolder(copy.folder), 'site.yaml'), 'editor:\n  repository: example/site\n')
  succeeded(copy.build())
  site = await serveSite({ root: copy.folder, host: 'localhost', port: 0 })
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (/^https?:$/.test(protocol) && origin !== site.url) foreign.set(request.url(), 'sent')
  })
  page.on('requestfailed', (request) => {
    if (foreign.has(request.url()) && request.failure()?.errorText === 'csp')
      foreign.set(request.url(), 'blocked')
  })
  page.on('console', (message) => {
    const text = message.text()
    if (/Content Security Policy/.test(text) && !/['\s]https:/.test(text)) blocked.push(text)
  })
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() })
  })
  await page.goto(`${site.url}${editorPath}`)
  await fillFolder(contentFiles())
  await page.getByRole('button', { name: 'Work with Local Repository' }).click()
  await page.getByRole('radio', { name: 'Contents' }).waitFor()
  return site.close
})

// Its headers, and those of the other pages: tests/hosts/editor.test.ts.
test('the published editor passes the tests of the built site', () => {
  cpSync('tests', copy.at('tests'), { recursive: true })
  const files = ['host-files', 'supply-chain'].map((name) => `tests/site/${name}.test.ts`)
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project=site', ...files]
  expect(runNode(copy.folder, args)).toMatchObject({ status: 0 })
})

test('the published editor is not mentioned in any file that leads visitors and machines to pages', () => {
  for (const file of ['sitemap.xml', 'robots.txt', 'llms.txt', 'llms-full.txt', 'feed.xml', 'index.html'])
    expect(copy.built(file), file).not.toContain(editorPath)
  expect(copy.built(`${editorPath}index.html`)).toContain('<meta name="robots" content="noindex">')
})

/** A change in each group of the editor: the entry, which field, its new text, and the page that then shows it. */
const changes = [
  ['firm', 'site', 'Tagline', 'Software and search for shops around Pittsburgh', '/'],
  ['pages', 'about', 'Title', 'Who does the work here', '/about/'],
  ['prices', 'prices', 'Value', 'ninety minutes', '/pricing/'],
  ['services-price', 'digital-marketing', 'Title', 'What the web costs', '/services/digital-marketing/'],
  ['case-studies', 'flowforge', 'Title', 'Thirty lines, and the rest', '/case-studies/flowforge/'],
  ['blog', 'founder-profile', 'Title', 'Who founded the firm, and why', '/blog/founder-profile/'],
  ['locations-question-first', 'wexford', 'Title', 'Software for Wexford', '/locations/wexford/'],
  ['menus', 'menus', 'Label', 'Our work', '/'],
  ['words', 'words', 'Contents', 'In this text', '/services/saas/'],
  ['jobs', 'first-position', 'Title', 'Bookkeeper with time for questions', '/careers/first-position/'],
  ['legal', 'terms', 'Title', 'What we agree on', '/terms/'],
] as const

describe('what is saved in the editor', () => {
  test('in each group is built, and shown on the page', async () => {
    for (const [group, entry, field, text] of changes) {
      await open(`${group}/entries/${entry}`)
      // The items of a list may be collapsed.
      const expand = page.getByRole('button', { name: 'Expand All', disabled: false }).first()
      await textbox(field).first().or(expand).first().waitFor()
      if (!(await textbox(field).first().isVisible())) await expand.click()
      await textbox(field).first().fill(text)
      await save()
    }
    expect(await takeSaved()).toHaveLength(changes.length)
    succeeded(copy.build())
    for (const [group, , , text, route] of changes)
      expect(copy.built(`${route}index.html`), group).toContain(text)
  })

  test('a place, and its page with a picture, are built', async () => {
    await open('places/new')
    await textbox('Name').fill('Zelienople')
    await page.getByRole('spinbutton', { name: 'Latitude' }).fill('40.7945')
    await page.getByRole('spinbutton', { name: 'Longitude' }).fill('-80.1367')
    await textbox('County').fill('Butler')
    await save()

    await open('locations-question-first/entries/wexford')
    await textbox('Title').waitFor()
    await page.getByRole('button', { name: 'Show Editor Options' }).click()
    await page.getByRole('menuitem', { name: 'Duplicate' }).click()
    await page.getByRole('status').filter({ hasText: 'duplicated' }).waitFor()
    await textbox('Title').fill('Software for the shops of Zelienople')
    await textbox('Title in search results').fill('Business software for Zelienople firms')
    await textbox('Description in search results').fill(
      'What software can do for the firms of Zelienople, and which small first step is worth taking now.',
    )
    await textbox('Card').fill(
      'What software can do for the firms of Zelienople, and which step comes first.',
    )
    await textbox('Name').fill('Zelienople')
    await page.getByRole('combobox', { name: 'Place' }).click()
    await page.getByRole('option', { name: 'Zelienople' }).click()
    await textbox('Text').click()
    await page.keyboard.press('Control+End')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Image', exact: true }).click()
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'Main Street.jpg',
        mimeType: 'image/jpeg',
        buffer: await photograph(1600, 1200).jpeg().toBuffer(),
      })
    await textbox('Alt Text').fill('A street with shops on both sides')
    await save()

    expect(await takeSaved()).toEqual([
      'sites/spanwright/locations/main-street.jpg',
      'sites/spanwright/locations/zelienople.md',
      'sites/spanwright/places/zelienople.json',
    ])
    succeeded(copy.build())
    const location = copy.built('locations/zelienople/index.html')
    expect(location).toMatch(/<h1[^>]*>Software for the shops of Zelienople/)
    expect(location).toContain('alt="A street with shops on both sides"')
    expect(location).toContain('/assets/pictures/main-street-')
    expect(copy.built('locations/index.html')).toContain('/locations/zelienople/')
  })

  test('is sent to no other server, and the policy blocks only requests to others', () => {
    expect(blocked).toEqual([])
    expect(foreign.size).toBeGreaterThan(0)
    expect([...foreign].filter(([, outcome]) => outcome === 'sent')).toEqual([])
  })
})
