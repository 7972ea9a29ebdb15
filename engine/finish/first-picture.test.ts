import { expect, test } from 'vitest'
import { inlineFirstPicture } from './first-picture.ts'

const largest = 3600
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><path fill="#fff" d="M0 0h9&"/></svg>'.padEnd(largest)
const written = `data:image/svg+xml,${svg.replaceAll('"', "'")}`
const decoded = (url: string) => decodeURIComponent(url.replaceAll('&amp;', '&'))
const cover = (attributes: string) => `<img class="cover" src="/a.svg" width="4" alt=""${attributes}>`
const preload = '<link rel="preload" as="image" href="/a.svg">'

test('the drawing of the first screen is in the page, and its file is not requested', () => {
  const html = inlineFirstPicture(
    `${preload}${cover(' data-first=""')}${cover(' loading="lazy"')}`,
    () => svg,
  )
  const [, url = ''] = /^<img class="cover" src="([^"]+)" width="4" alt="">/.exec(html) ?? []
  expect(url).not.toMatch(/[<>#\s]|&(?!amp;)/)
  expect(decoded(url)).toBe(written)
  expect(html.endsWith(cover(' loading="lazy"'))).toBe(true)
})

test('of a drawing at full width, the shapes are in the page, and the lettering comes with its file', () => {
  const plate = (source: string, attributes: string) =>
    `<img class="plate__image plate__first" src="${source}" alt=""${attributes}>`
  const letters =
    '<defs><path id="a" d="M1 1"/></defs><g fill="#000"><g><use href="#a"/><use href="#a" x="9"></use></g></g>'
  const html = inlineFirstPicture(plate('/a.svg', ' loading="lazy" data-first=""'), () =>
    svg.replace('</svg>', `${letters}</svg>`),
  )
  const [, url = ''] = / src="([^"]+)"/.exec(html) ?? []
  expect(html).toBe(plate(url, ''))
  expect(decoded(url)).toBe(written)
})

test.each([
  ['a large one', svg.padEnd(largest + 1)],
  ['a photograph', undefined],
])('%s stays a file', (_, found) => {
  const html = preload + cover(' data-first=""')
  expect(inlineFirstPicture(html, () => found)).toBe(html)
})
