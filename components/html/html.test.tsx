import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Html } from './Html.tsx'
import { trustedJson, trustedScriptUrl } from './trusted-types.ts'

test('a plain text stays text, whatever is written in it', () => {
  expect(renderToStaticMarkup(<Html of="a < b & <i>c</i>" />)).toBe(
    '<p>a &lt; b &amp; &lt;i&gt;c&lt;/i&gt;</p>',
  )
})

test('what the build has rendered is shown as it is, in the element that the page asks for', () => {
  expect(renderToStaticMarkup(<Html as="dd" of={{ html: '<em>so</em>' }} className="x" />)).toBe(
    '<dd class="x"><em>so</em></dd>',
  )
})

test('only JSON passes for JSON', () => {
  expect(trustedJson('{"a":[1]}')).toBe('{"a":[1]}')
  expect(() => trustedJson('alert(1)')).toThrow(SyntaxError)
})

test('only a path of this site passes for its script', () => {
  expect(trustedScriptUrl('/assets/worker.js')).toBe('/assets/worker.js')
  for (const url of ['https://evil.example/a.js', '//evil.example/a.js', 'data:text/javascript,1', '/'])
    expect(() => trustedScriptUrl(url)).toThrow('Not a script of this site')
})
