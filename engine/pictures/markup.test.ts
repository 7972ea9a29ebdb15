import { parseFragment } from 'parse5'
import { expect, onTestFinished, test, vi } from 'vitest'
import { pictureSlots, type PictureSlotName } from '../../model/picture-slots.ts'
import { attribute, elementsOf } from '../../packages/audits/html/html-page.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { writeFiles } from '../process/write-files.ts'
import { pictureHtml } from './markup.ts'
import { pagePhoto } from './page-photo.ts'
import { variantsOf } from './variants.ts'

const source = { digest: 'a', width: 4000, height: 3000, placeholder: 'data:image/webp;base64,AA' }
const mill = { file: 'photos/mill.jpg', alt: 'A mill by a river' }
const use = (slot: PictureSlotName, more = {}) => ({ slot, ...mill, ...more })

const elements = (slot: PictureSlotName, more = {}, picture = source) =>
  elementsOf(parseFragment(pictureHtml(use(slot, more), picture).html))
const imageOf = (...of: Parameters<typeof elements>) =>
  elements(...of).find((element) => attribute(element, 'class') === 'photo__image')

const names = Object.keys(pictureSlots) as PictureSlotName[]

test.each(names)('%s: the page shows exactly the files that are made', (slot) => {
  const { html } = pictureHtml(use(slot), source)
  const shown = new Set(html.match(/(?<=\/assets\/pictures\/)[\w.-]+/g))
  expect(shown).toEqual(new Set(variantsOf(use(slot), source).map(({ name }) => name)))
})

test.each(names)('%s: the space of each form is reserved', (slot) => {
  const { forms } = pictureSlots[slot]
  const rooms = elements(slot)
    .filter(({ tagName, attrs }) => tagName === 'source' || attrs.some(({ name }) => name === 'srcset'))
    .map((element) => Number(attribute(element, 'width')) / Number(attribute(element, 'height')))
  const ratios = forms.flatMap((form) => {
    const ratio = 'ratio' in form ? form.ratio : source.width / source.height
    return [ratio, ratio]
  })
  expect(rooms).toHaveLength(ratios.length)
  ratios.forEach((ratio, index) => expect(rooms[index]).toBeCloseTo(ratio, 2))
})

test('the photograph of the first screen loads at once, any other one lazily', () => {
  const [cover, body] = [imageOf('cover')!, imageOf('body')!]
  expect(['fetchpriority', 'loading'].map((name) => attribute(cover, name))).toEqual(['high', undefined])
  expect(['fetchpriority', 'loading'].map((name) => attribute(body, name))).toEqual([undefined, 'lazy'])
})

test('an alternative text may be empty, and text that looks like markup stays text', () => {
  expect(attribute(imageOf('body', { alt: '' })!, 'alt')).toBe('')
  const tags = elements('body', { alt: '"><script>', caption: '<b>so</b>' }).map(({ tagName }) => tagName)
  expect(new Set(tags)).toEqual(new Set(['div', 'img', 'picture', 'source', 'figcaption']))
  expect(attribute(imageOf('body', { alt: '"><script>' })!, 'alt')).toBe('"><script>')
})

test.each([
  [300, [300]],
  [330, [330]],
  // Hardly larger than the file before it.
  [360, [330]],
  [600, [330, 600]],
  [1440, [330, 720, 1000, 1440]],
  [5000, [330, 720, 1000, 1440]],
])('a photograph of %i pixels has files of %j', (size, expected) => {
  const widths = variantsOf(use('body'), { ...source, width: size, height: size }).map(({ width }) => width)
  expect(widths).toEqual([...expected, ...expected])
})

test('a transparent picture has no placeholder behind it', () => {
  expect(pictureHtml(use('body'), { ...source, placeholder: '' }).html).not.toContain('photo__ground')
})

test('a page shows the photograph beside its text, or among the photos; its largest file is for search engines', () => {
  const root = temporaryFolder('page-photo', onTestFinished)
  vi.spyOn(process, 'cwd').mockReturnValue(root)
  const surveyed = (found: object) => ({ stamp: '', found })
  const pictures = {
    'content/blog/mill.jpg': surveyed(source),
    'content/photos/mill.jpg': surveyed({ ...source, width: 400 }),
    'content/legal/mill.jpg': surveyed({ problem: 'is broken' }),
  }
  writeFiles(root, { '.cache/pictures/ledger.json': JSON.stringify({ encoder: '', pictures }) })
  const named = { ...use('body'), file: 'mill.jpg' }
  const { html, largest } = pagePhoto(named, 'content/blog/a.md')
  expect(html).toEqual(pictureHtml(named, source))
  expect(largest).toMatch(/^\/assets\/pictures\/mill-[\da-f]{8}-1440\.webp$/)
  expect(pagePhoto(named, 'content/pages/home.yaml').largest).toMatch(/-400\.webp$/)
  for (const folder of ['legal', 'services'])
    expect(() => pagePhoto(named, `content/${folder}/a.md`)).toThrow(
      `content/${folder}/mill.jpg is not among the checked pictures.`,
    )
})

test('the whole markup of a photograph with a caption', () => {
  const { html } = pictureHtml(use('body', { caption: 'In May' }), source)
  expect(html.replace(/></g, '>\n<')).toMatchInlineSnapshot(`
    "<div class="photo__frame">
    <img class="photo__ground" src="data:image/webp;base64,AA" width="8" height="5" alt="">
    <picture>
    <source type="image/avif" srcset="/assets/pictures/mill-c8559e38-330.avif 330w, /assets/pictures/mill-c8559e38-720.avif 720w, /assets/pictures/mill-c8559e38-1000.avif 1000w, /assets/pictures/mill-c8559e38-1440.avif 1440w" sizes="(min-width: 50rem) 44.5rem, calc(100vw - 4rem)" width="1440" height="1080">
    <img class="photo__image" src="/assets/pictures/mill-c8559e38-720.webp" srcset="/assets/pictures/mill-c8559e38-330.webp 330w, /assets/pictures/mill-c8559e38-720.webp 720w, /assets/pictures/mill-c8559e38-1000.webp 1000w, /assets/pictures/mill-c8559e38-1440.webp 1440w" sizes="(min-width: 50rem) 44.5rem, calc(100vw - 4rem)" width="1440" height="1080" alt="A mill by a river" loading="lazy" decoding="async">
    </picture>
    </div>
    <figcaption class="photo__caption annotation sheet">In May</figcaption>"
  `)
})
