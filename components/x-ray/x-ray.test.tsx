import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { words } from '#.site/words/x-ray.ts'
import { fill } from '#model/fill.ts'
import { Blueprint } from './Blueprint.tsx'
import { edgesOf } from './edges.ts'
import { factsOf } from './facts.ts'
import { loaded } from './loaded.ts'
import { sheetOf } from './sheet.ts'

const nothing = { document: 0, code: 0, styles: 0, fonts: 0, pictures: 0, data: 0 }

test('the site’s own files count by their kind, as far as the browser recorded them', () => {
  const file = (name: string, entryType = 'resource') =>
    ({ entryType, name: `https://firm.example${name}`, encodedBodySize: 100 }) as never
  const entries = [
    file('/about/', 'navigation'),
    file('/a.js?again=1'),
    file('/a.css'),
    file('/a.woff2'),
    file('/a.svg'),
    file('/a.jpg'),
    file('/a.jpeg'),
    file('/a.js.json'),
    { entryType: 'paint', name: 'first-paint' } as never,
    { entryType: 'mark', name: 'https://firm.example/' } as never,
    { entryType: 'resource', name: 'https://other.example/a.js', encodedBodySize: 1 } as never,
  ]
  expect(loaded(entries, 'https://firm.example')).toEqual({
    bytes: { document: 100, code: 100, styles: 100, fonts: 100, pictures: 300, data: 100 },
    files: 8,
  })
})

test('the edges are those at which most texts begin, from left to right', () => {
  expect(edgesOf([400, 9, 9, 1000, 50, 50, 50, 400, 400, 400, 1000, 1000, 1000, 1000])).toEqual([
    50, 400, 1000,
  ])
})

const measures = { bytes: nothing, files: 0, edges: [16, 400], texts: 12, lowestContrast: 6.99 }

test('the facts say what was measured; contrasts are rounded down, and kinds without files left out', () => {
  vi.stubGlobal('document', { documentElement: { lang: 'en-US' } })
  const sheet = { number: 2, of: 71, changed: '2026-11-02' }
  const bytes = { ...nothing, document: 13_450, code: 64_000 }
  expect(factsOf({ ...measures, bytes, files: 5 }, sheet, 4.549)).toEqual([
    [words.sheet, fill(words.ofSheets, { number: 2, of: 71 })],
    [words.changed, '2026-11-02'],
    [words.loaded, fill(words.inFiles, { size: '77.5 kB', files: 5 })],
    [words.kinds.document, '13.5 kB'],
    [words.kinds.code, '64.0 kB'],
    [words.lowest, fill(words.ofTexts, { ratio: '6.9 : 1', texts: 12 })],
    [words.pointed, '4.5 : 1'],
    [words.edges, fill(words.pixels, { edges: '16, 400' })],
  ])
  expect(factsOf(measures, undefined, undefined).map(([term]) => term)).toEqual([
    words.loaded,
    words.lowest,
    words.pointed,
    words.edges,
  ])
})

test('each box has a line along its width and one along its height, with ticks at both ends', () => {
  const boxes = [{ x: 100, y: 200, width: 300, height: 90, ground: undefined }]
  const html = renderToStaticMarkup(
    <Blueprint page={{ width: 1000, height: 2000 }} boxes={boxes} edges={[100]} />,
  )
  expect(html.match(/(?<= )(?:d|x|y|width|height)="[^"]*"/g)).toEqual([
    'width="1000"',
    'height="2000"',
    'd="M100 0V2000"',
    'x="100.5"',
    'y="200.5"',
    'width="299"',
    'height="89"',
    'd="M100 212h300m0-4v8M100 208v8M388 200v90m-4 0h8M384 200h8"',
    'x="250"',
    'y="208"',
    'x="384"',
    'y="245"',
  ])
})

test('a page has no number if it is not listed, or the sitemap is missing', async () => {
  const sitemap = '<url><loc>https://firm.example/</loc><lastmod>2026-11-01</lastmod></url>'
  vi.stubGlobal('fetch', async () => new Response(sitemap))
  expect(await sheetOf('/404.html')).toBeUndefined()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  expect(await sheetOf('/about/')).toBeUndefined()
})
