/** A build of a copy of the project in which an owner has put photographs next to the content. */
import { existsSync, readdirSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { site as config } from '../../model/site.ts'
import { excessOf } from '../../packages/audits/bytes/budgets.ts'
import { createScales } from '../../packages/audits/bytes/weigh.ts'
import { attribute, parsePage } from '../../packages/audits/html/html-page.ts'
import { phonePhotograph, photograph } from '../sample-pictures.ts'
import { hashesOf } from '../../packages/bench/build/hashes.ts'
import { succeeded } from '../project-copy.ts'
import { temporaryCopy } from '../temporary-copy.ts'

const route = '/blog/business-process-automation-benefits/'
const post = 'sites/spanwright/blog/business-process-automation-benefits.md'
const words = { cover: 'Two desks by a window over the river', body: 'A drawing on a desk, with a pencil' }

const copy = temporaryCopy('pictures')
let log = ''
const client = (...parts: string[]) => copy.at('dist/client', ...parts)
const build = (...options: string[]) => copy.run('build', ...options)
const made = () => readdirSync(client('assets', 'pictures')).toSorted()

beforeAll(async () => {
  copy.write('sites/spanwright/blog/desks.jpg', await phonePhotograph(2000, 1500))
  copy.write('sites/spanwright/blog/unused.png', await photograph(640, 480).png().toBuffer())
  copy.write('sites/spanwright/photos/valley.webp', await photograph(1800, 1200).webp().toBuffer())
  copy.edit(post, (text) => {
    const fields = `photo:\n  file: desks.jpg\n  alt: ${words.cover}\n  focus: [0.75, 0.4]\n  caption: In May\n`
    return `${text
      .replace(/^photo:\n(?: .*\n)*/m, '')
      .replace('\n---\n', `\n${fields}---\n`)
      .trimEnd()}\n\n![${words.body}](desks.jpg)\n\n![](desks.jpg "decorative")\n`
  })
  copy.edit(
    'sites/spanwright/pages/home.yaml',
    (text) => `photo:\n  file: valley.webp\n  alt: The valley in the evening\n${text}`,
  )
  log = succeeded(build()).output
})

/** The photographs of a page, without their placeholders. */
const photosOf = (page: string) =>
  parsePage(page, copy.built(`${page}index.html`))
    .all('img')
    .filter((image) => attribute(image, 'class') === 'photo__image')

describe('a page', () => {
  test('loads the photograph of its front matter at once, and those of its text when they scroll near', () => {
    const shown = photosOf(route).map((image) =>
      ['alt', 'loading', 'fetchpriority'].map((name) => attribute(image, name)),
    )
    expect(shown).toEqual([
      [words.cover, undefined, 'high'],
      [words.body, 'lazy', undefined],
      ['', 'lazy', undefined],
    ])
  })

  test('has AVIF and WebP, each with width and height, and every file that it names exists', () => {
    const page = parsePage(route, copy.built(`${route}index.html`))
    const sources = page.all('source').filter((source) => attribute(source, 'sizes'))
    expect(new Set(sources.map((source) => attribute(source, 'type')))).toEqual(
      new Set(['image/avif', 'image/webp']),
    )
    for (const element of [...sources, ...photosOf(route)])
      expect([attribute(element, 'width'), attribute(element, 'height')].map(Number).every(Boolean)).toBe(
        true,
      )
    const named = new Set(page.html.match(/\/assets\/pictures\/[\w.-]+/g))
    expect(named.size).toBeGreaterThan(8)
    expect([...named].filter((file) => !existsSync(client(file)))).toEqual([])
    // Encoded files only, which lack the camera's metadata: engine/picture-files/encode.test.ts.
    expect(made().filter((name) => !/^[a-z]+-[0-9a-f]{8}-\d+\.(?:avif|webp)$/.test(name))).toEqual([])
  })

  test('stays within its budgets', () => {
    const weigh = createScales(client())
    expect(weigh(route).firstPhoto).toBeGreaterThan(0)
    expect([route, '/'].flatMap((page) => excessOf(page, weigh(page)))).toEqual([])
  })

  test('shows its photograph in place of the drawing', () => {
    const [image] = photosOf('/')
    expect(image && attribute(image, 'alt')).toBe('The valley in the evening')
    expect(copy.built('index.html')).not.toContain('class="bridge')
  })

  test('without a photograph has no styles for one', () => {
    expect(copy.built('about/index.html')).not.toContain('photo__')
  })
})

describe('outside the page', () => {
  const largest = () => new RegExp(`${config.url}/assets/pictures/desks-[0-9a-f]{8}-2000\\.webp`)

  test('structured data names the largest file', () => {
    const blocks = copy
      .built(`${route}index.html`)
      .match(/<script type="application\/ld\+json">.*?<\/script>/gs)
    expect(blocks?.join('')).toMatch(new RegExp(`"image":"${largest().source}"`))
  })

  test('feeds have the photographs, with absolute addresses and without placeholders', () => {
    const { items } = JSON.parse(copy.built('feed.json')) as { items: Record<string, string>[] }
    const item = items.find(({ url }) => url?.endsWith(route))
    expect(item?.['image']).toMatch(largest())
    const images = parsePage('', item?.['content_html'] ?? '').all('img')
    expect(images.map((image) => attribute(image, 'alt'))).toEqual([words.body, ''])
    for (const image of images) expect(attribute(image, 'src')).toMatch(new RegExp(`^${config.url}/assets/`))
    expect(item?.['content_html']).not.toMatch(/data:|srcset/)
    expect(copy.built('feed.xml')).toMatch(
      new RegExp(`<link rel="enclosure" type="image/webp" href="${largest().source}"/>`),
    )
  })

  test('Markdown and llms-full.txt have the alternative text, with an absolute address', () => {
    const line = new RegExp(`!\\[${words.cover}\\]\\(${config.url}/assets/pictures/desks-[\\w-]+\\.webp\\)`)
    expect(copy.built(`${route.slice(0, -1)}.md`)).toMatch(line)
    expect(copy.built('llms-full.txt')).toMatch(line)
  })

  test('a picture that no page shows is reported, and does not stop the build', () => {
    expect(log).toContain('sites/spanwright/blog/unused.png is not used on any page')
    expect(made().some((name) => name.startsWith('unused'))).toBe(false)
  })
})

describe('the next build', () => {
  test('encodes no picture again, and has the same result', () => {
    const [files, html] = [made(), copy.built(`${route}index.html`)]
    const { stdout } = succeeded(build())
    expect(stdout).toMatch(/picture files, 0 of them new/)
    expect(made()).toEqual(files)
    expect(copy.built(`${route}index.html`)).toBe(html)
  })

  test('shows a photograph that replaced another of the same name, whose files it removes', async () => {
    const [before, other] = [made(), copy.built('about/index.html')]
    copy.write('sites/spanwright/blog/desks.jpg', await photograph(2000, 1600).jpeg().toBuffer())
    succeeded(build())
    const after = made()
    expect(after.filter((name) => name.startsWith('desks') && before.includes(name))).toEqual([])
    expect(after.filter((name) => name.startsWith('valley'))).toEqual(
      before.filter((name) => name.startsWith('valley')),
    )
    expect(copy.built(`${route}index.html`)).toContain(after.find((name) => name.startsWith('desks')))
    expect(copy.built('about/index.html')).toBe(other)
    expect(readdirSync(copy.at('.cache/pictures')).toSorted()).toEqual([...after, 'ledger.json'].toSorted())
  })

  test('equals a full build', () => {
    const before = hashesOf(copy.at('dist'))
    succeeded(build('--full'))
    expect(hashesOf(copy.at('dist'))).toEqual(before)
  })

  test('publishes nothing when a photograph is broken, and says which', () => {
    const html = copy.built(`${route}index.html`)
    copy.write('sites/spanwright/blog/desks.jpg', 'No picture anymore')
    const { status, stderr } = build()
    expect(status).toBe(1)
    expect(stderr).toMatch(
      /sites\/spanwright\/blog\/business-process-automation-benefits\.md:\d+ photo\.file: desks\.jpg is not a readable picture/,
    )
    expect(copy.built(`${route}index.html`)).toBe(html)
  })
})
