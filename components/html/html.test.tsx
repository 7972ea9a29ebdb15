import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Html } from './Html.tsx'
import { trustedJson, trustedScriptUrl } from './trusted-types.ts'

test('a plain text stays text, even if it looks like HTML', () => {
  expect(renderToStaticMarkup(<Html of="a < b & <i>c</i>" />)).toBe(
    '<p>a &lt; b &amp; &lt;i&gt;c&lt;/i&gt;</p>',
  )
})

test('HTML rendered by the build is shown unchanged, in the requested element', () => {
  expect(renderToStaticMarkup(<Html as="dd" of={{ html: '<em>so</em>' }} className="x" />)).toBe(
    '<dd class="x"><em>so</em></dd>',
  )
})

test('only JSON is trusted as JSON', () => {
  expect(trustedJson('{"a":[1]}')).toBe('{"a":[1]}')
  expect(() => trustedJson('alert(1)')).toThrow(SyntaxError)
})

test("only a path of this site is trusted as a script's address", () => {
  expect(trustedScriptUrl('/assets/worker.js')).toBe('/assets/worker.js')
  for (const url of ['https://evil.example/a.js', '//evil.example/a.js', 'data:text/javascript,1', '/'])
    expect(() => trustedScriptUrl(url)).toThrow('Not a script of this site')
})
