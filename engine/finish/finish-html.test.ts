import { describe, expect, test } from 'vitest'
import { vikePage } from '../../tests/vike-page.ts'
import { finishHtml } from './finish-html.ts'

const links = `<meta charset="UTF-8" />
 <link rel="preload" href="/assets/text.woff2" as="font" type="font/woff2" crossorigin>
    <link rel="modulepreload" as="script" type="text/javascript" href="/assets/react-1.js">`
const page = (parts: Parameters<typeof vikePage>[0] = {}) => vikePage({ head: links, ...parts })

const finish = (html: string) =>
  finishHtml(html, {
    stylesFor: () => ({ first: 'a{color:red}', rest: 'b{color:red}' }),
    drawingAt: () => undefined,
  })

describe('a finished page', () => {
  const { html, modules } = finish(page({ body: '<pre>a\n    b</pre>' }))

  test('has the styles of its first screen inline, and no request that blocks rendering', () => {
    const [head = ''] = html.replace(/<noscript>.*<\/noscript>/, '').split('<body>')
    expect(head).toContain('<style>a{color:red}</style>')
    expect(head).not.toContain('rel="stylesheet"')
    expect(html).not.toContain('text.woff2')
  })

  test('links to the whole stylesheet for browsers without scripts', () => {
    expect(html).toContain('<noscript><link rel="stylesheet" href="/assets/main.css"></noscript></head>')
  })

  test('is started by the boot script rather than at once', () => {
    expect(html).not.toMatch(/<script[^>]*type="module"/)
    expect(html).not.toContain('modulepreload" as')
    expect(html).toContain(
      `data-app='["/assets/entry.js",["/assets/react-1.js","/assets/chunk.js"],"/assets/main.css"]'`,
    )
    expect(modules).toEqual(['/assets/entry.js', '/assets/chunk.js', '/assets/react-1.js'])
  })

  test('keeps the white space of preformatted text', () => {
    expect(html).toContain('<pre>a\n    b</pre>')
  })

  test('escapes slashes in JSON only where one could end an element', () => {
    const data = { path: '/about/', html: '</script>', backslash: String.raw`a\/b` }
    const escaped = JSON.stringify(data).replaceAll('/', String.raw`\/`)
    const { html: lighter } = finish(page({ data: escaped }))
    const block = /id="vike_pageContext" type="application\/json">(.*?)<\/script>/.exec(lighter)?.[1] ?? ''
    expect(block).toContain('"/about/"')
    expect(JSON.parse(block)).toEqual(data)
  })

  test("is rejected if the entry isn't where it used to be", () => {
    expect(() => finish(page().replace('type="module" async', ''))).toThrow('exactly one module entry')
    expect(() => finish(page().replace('rel="stylesheet"', ''))).toThrow('exactly one stylesheet')
  })
})
