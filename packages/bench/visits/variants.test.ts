import { expect, test } from 'vitest'
import { withoutPictures, withoutScripts, writeVariants } from './variants.ts'

const page = `<head><script>theme()</script><link rel="preload" href="/f.woff2"><style>a{}</style></head><body><p>Text</p><script type="application/json">{}</script><script data-app='["/e.js",["/m.js"],"/s.css"]'>boot()</script></body>`

test('the page without scripts has everything else', () => {
  expect(withoutScripts(page)).toBe(
    '<head><link rel="preload" href="/f.woff2"><style>a{}</style></head><body><p>Text</p></body>',
  )
})

test('the page without pictures has neither these nor scripts', () => {
  const pictures =
    '<svg class="a"><path d="M0 0"></path></svg><img src="/a.png"><picture><source><img src="/b.png"></picture>'
  expect(withoutPictures(page.replace('<p>Text</p>', `<p>Text</p>${pictures}`))).toBe(withoutScripts(page))
})

test('without a build, there is an error', () => {
  expect(() => writeVariants('/nowhere/dist', '/nowhere/variants', [])).toThrow('npm run build')
})
