import { expect, onTestFinished, test, vi } from 'vitest'
import { ownImages } from './own-images.ts'

test.each([
  [
    'each image once, without what follows its path',
    '/logo.png',
    '<img src="/logo.png?1"><img src="/logo.png">',
  ],
  [
    'the address after other attributes',
    '/a.png',
    `<img class="x" alt="a > b" title='"' src="/a.png" width="9">`,
  ],
  ['a name with special characters', "/a&b's%20c.png", '<img src="/a&amp;b&#x27;s%20c.png"/>'],
  ['no files of the build', '', '<img src="/assets/drawings/a.svg"><img src="/assets/pictures/a.webp">'],
  [
    'no images elsewhere',
    '',
    '<img src="https://a.example/a.png"><img src="//a.example/a.png"><img src="data:,">',
  ],
  ['nothing of other elements and attributes', '', '<script src="/a.js"></script><img data-src="/a.png">'],
  [
    'nothing in the data',
    '',
    String.raw`<script type="application/json">{"html":"<img src=\"/a.png\">"}</script>`,
  ],
])('of the images of a page, it keeps %s', (_, images, html) => {
  expect(ownImages(html).join(' ')).toBe(images)
})

test('the paths of images are without the base path', async () => {
  onTestFinished(() => {
    vi.unstubAllGlobals()
    vi.resetModules()
  })
  vi.resetModules()
  vi.stubGlobal('SITE_BASE_PATH', '/site')
  const module = await import('./own-images.ts')
  expect(module.ownImages('<img src="/site/a.png"><img src="/site/assets/b.svg">')).toEqual(['/a.png'])
})
