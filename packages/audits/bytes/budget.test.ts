import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../tests/temporary-folder.ts'
import { writeFiles } from '../../../engine/process/write-files.ts'
import { budgets, excessOf, type Weight } from './budgets.ts'
import { phonePictures } from './phone-pictures.ts'
import { createScales, filesOf } from './weigh.ts'

const site = temporaryFolder('budget')

const html = `<link rel="preload" as="font" href="/a.woff2"><style>@font-face{src:url("/a.woff2")}@font-face{src:url(/b.woff2)}</style>
<link rel="manifest" href="/s.webmanifest"><picture><source media="(width &lt; 48rem)" srcset="/narrow.svg"><img src="/wide.svg"></picture>
<img src="/near.svg"><img src="/near.svg"><script data-app='["/e.js",["/m.js"],"/s.css"]'>x</script>
<link rel="stylesheet" href="/rest.css" fetchpriority="low">`

test('counts everything that a phone loads without input, and the stylesheet separately', () => {
  writeFiles(site, {
    'about/index.html': html,
    'e.js': 'e',
    'm.js': 'm',
    's.css': 's',
    'rest.css': 'p{}',
    'a.woff2': 'aaaa',
    'b.woff2': 'bb',
    's.webmanifest': '{}',
    'narrow.svg': '<svg/>',
    'near.svg': '<svg></svg>',
  })
  const weight = createScales(site)('/about/')
  expect(weight.preloadedFont).toBe(4)
  expect(weight.script).toBeGreaterThan(0)
  expect(weight.stylesheet).toBeGreaterThan(0)
  const others = ['p{}', '{}', '<svg/>', '<svg></svg>'].map((text) => brotliCompressSync(text).length)
  expect(weight.total).toBe(others.reduce((sum, bytes) => sum + bytes, weight.html + weight.script + 6))
})

test('lists each kind that is over budget, with its limit', () => {
  const within = Object.fromEntries(Object.keys(budgets).map((kind) => [kind, 1])) as unknown as Weight
  const weight = { ...within, html: budgets.html + 1 }
  expect(excessOf('/', weight)).toEqual([
    { path: '/', kind: 'html', bytes: budgets.html + 1, limit: budgets.html },
  ])
})

const photo = (loading: string, name: string) =>
  `<picture><source media="(width < 48rem)" type="image/avif" srcset="/${name}-400.avif 400w, /${name}-1000.avif 1000w, /${name}-1400.avif 1400w" sizes="calc(100vw - 4rem)"><source type="image/avif" srcset="/wide.avif 2000w" sizes="100vw"><img class="photo__image"${loading} src="/x.webp" srcset="/x.webp 800w" sizes="100vw"></picture>`

test('counts the photographs that a phone loads, and those of the first screen separately', () => {
  writeFiles(site, {
    'photos/index.html': html + photo('', 'a') + photo(' loading="lazy"', 'b'),
    'a-1000.avif': 'aaaaaaa',
    'b-1000.avif': 'bbb',
  })
  const weight = createScales(site)('/photos/')
  expect([weight.firstPhoto, weight.photos]).toEqual([7, 10])
})

test('rejects a size that it does not support', () => {
  const odd = photo('', 'a').replace('calc(100vw - 4rem)', '80vh')
  expect(() => phonePictures(odd)).toThrow('unsupported size: 80vh')
})

test('rejects a page without a boot script', () => {
  expect(() => filesOf('<p>')).toThrow('no boot script')
})
