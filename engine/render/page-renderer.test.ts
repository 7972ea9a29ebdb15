import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { withBase } from '../../model/base-path.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { vikePage } from '../../tests/vike-page.ts'
import { writeFiles } from '../process/write-files.ts'
import { siteDrawings } from '../drawings/site-drawings.ts'
import { notFoundFile, type Page } from './rendered-page.ts'
import { openRenderer } from './page-renderer.ts'

interface Rendered {
  errorWhileRendering?: Error
  httpResponse: { statusCode: number; body: string }
}
/** Stands for the server's bundle. */
const renderPage = vi.hoisted(() => vi.fn<(request: { urlOriginal: string }) => Promise<Rendered>>())
vi.mock('vike/server', () => ({ renderPage }))

/** A page with this data. */
const pageWith = (data: string) =>
  vikePage({ head: '<title>T</title>', body: '<main><h1>Title</h1><p class="a">Ça</p></main>', data })
const data = '{"data":{"heading":"Title"}}'

/** Renders a page. @returns What is known about it, and the files in the site's folder. */
async function rendered(
  page: Page,
  { statusCode = 200, body = pageWith(data), error = undefined as Error | undefined },
) {
  const root = temporaryFolder('renderer', onTestFinished)
  const [bundle, site] = [path.join(root, 'bundle'), path.join(root, 'site')]
  writeFiles(bundle, { 'server/entry.mjs': '', 'client/assets/main.css': '.a{color:red}.b{color:blue}' })
  renderPage.mockResolvedValue({
    httpResponse: { statusCode, body },
    ...(error && { errorWhileRendering: error }),
  })
  const { rendered: pages, problems } = await (await openRenderer(bundle, site))([page])
  const files = existsSync(site) ? globSync('**/*.*', { cwd: site }).toSorted() : []
  return {
    page: pages[0],
    problems,
    files,
    textOf: (name: string) => readFileSync(path.join(site, name), 'utf8'),
  }
}

test('a page has its HTML, its data, its text and its styles', async () => {
  const { page, problems, files, textOf } = await rendered('/about/', {})
  expect(problems).toEqual([])
  expect(page?.files.toSorted()).toEqual(files)
  expect(page?.files.slice(0, 3)).toEqual(['about/index.html', 'about/index.pageContext.json', 'about.md'])
  expect(page).toMatchObject({
    path: '/about/',
    bytes: Buffer.byteLength(textOf('about/index.html')),
    modules: ['/assets/entry.js', '/assets/chunk.js'],
    characters: 'Ç',
    picture: expect.anything() as object,
  })
  expect(JSON.parse(textOf('about/index.pageContext.json'))).toMatchObject({
    data: { heading: 'Title' },
    preload: ['/assets/entry.js', '/assets/chunk.js'],
  })
  expect(textOf('about.md')).toMatch(/^# Title\n/)
  expect(textOf('about/index.html')).toContain('.a{color:red}')
  expect(textOf('about/index.html')).not.toContain('blue')
  expect(textOf('about/index.html')).toContain(`href="/${page?.files[3]}"`)
  expect(renderPage).toHaveBeenLastCalledWith({ urlOriginal: '/about/' })
})

test('a page has the drawing of its first screen in its HTML', async () => {
  const { path: address = '' } = siteDrawings('.').files.find(({ svg }) => svg.length < 3000) ?? {}
  const picture = `<img class="cover" alt="" src="${withBase(address)}" data-first=""><h1>`
  const { problems, textOf } = await rendered('/about/', { body: pageWith(data).replace('<h1>', picture) })
  expect(problems).toEqual([])
  expect(textOf('about/index.html')).toContain('src="data:image/svg+xml,')
})

test('a page names the images that only its site can have', async () => {
  const logo = `<img alt="" src="${withBase('/logo.png')}"><img src="${withBase('/assets/a.png')}"><h1>`
  const { page } = await rendered('/about/', { body: pageWith(data).replace('<h1>', logo) })
  expect(page?.images).toEqual(['/logo.png'])
})

test('the not-found page is a single file', async () => {
  const { page, problems, files } = await rendered(notFoundFile, { statusCode: 404 })
  expect(problems).toEqual([])
  expect(files).toEqual(['404.html', expect.stringMatching(/^assets\/styles\/\w{10}\.css$/)])
  expect(page).toMatchObject({ path: '/404.html', files })
  expect(page).not.toHaveProperty('picture')
  expect(renderPage).toHaveBeenLastCalledWith({ urlOriginal: '/404/' })
})

test.each([
  ['that fails', '/about/', { error: new Error('no such author') }, 'no such author'],
  ['with another status', '/about/', { statusCode: 500 }, 'rendered with status 500'],
  ['without a heading', '/about/', { body: pageWith('{}') }, '/about/ has no h1 for its social image'],
  ['that should not be found, but is', notFoundFile, {}, 'rendered with status 200'],
  [
    'with data that browsers can’t read',
    '/about/',
    { body: pageWith('{"data":{"on":"!Date:2026-01-01","text":"!undefined"}}') },
    'its data has "!Date:2026-01…; browsers can read only JSON and undefined, so make it a string',
  ],
] as const)(
  'a page %s is reported, and the others are still rendered',
  async (_what, page, response, problem) => {
    const { problems, files } = await rendered(page, response)
    expect(problems).toEqual([`${page}: ${problem}`])
    expect(files).toEqual([])
  },
)
