import { expect, test } from 'vitest'
import { layoutSource, pageSource } from './as-jsx.ts'
import { astro } from './astro.ts'
import { next } from './next.ts'
import { reactRouter } from './react-router.ts'
import { parsePage } from './ten-pages.ts'
import { vike } from './vike.ts'
import { wordpress } from './wordpress.ts'

const html = `<!doctype html><html><head><title>Work &amp; more</title><meta name="description" content="What we did."></head>
<body><div id="root"><header class="header"><a href="/about/">About</a><a href="/privacy/">Privacy</a></header><main id="main"><h1>Set {a} in <i>type</i></h1><svg viewBox="0 0 4 4"><path stroke-width="2" d="M0 0h4"></path></svg><input type="radio" value="a" checked></main><footer>End</footer></div><script>1</script></body></html>`
const page = parsePage('/about/', html)
const content = { pages: [page], stylesheet: 'h1 { color: red }' }

test('splits a page into its content and the parts around it, without scripts', () => {
  expect(page).toMatchObject({ path: '/about/', title: 'Work & more', description: 'What we did.' })
  expect(page.before.map(({ tagName }) => tagName)).toEqual(['header'])
  expect(page.main.tagName).toBe('main')
  expect(page.after.map(({ tagName }) => tagName)).toEqual(['footer'])
})

test('rejects a page without content', () => {
  expect(() => parsePage('/about/', '<title>About</title>')).toThrow('/about/ has no main element')
})

test('turns HTML into a React component', () => {
  const source = pageSource(page)
  expect(source).toContain('return (')
  expect(source).toContain('<main id="main"><h1>{"Set {a} in "}<i>{"type"}</i></h1>')
  expect(source).toContain('strokeWidth')
  expect(source).toContain('<input type="radio" defaultValue="a" defaultChecked')
})

test('a layout puts children between its parts, and links the ten pages with the framework’s component', () => {
  const source = layoutSource('Shell', page, { from: '', address: 'to' })
  expect(source).toMatch(/<\/header>\s*\{children\}\s*<footer>/)
  expect(source).toContain('<Link to="/about/">')
  expect(source).toContain('<a href="/privacy/">')
})

test.each([astro, vike, reactRouter, next])('$name gets the page, its title and the stylesheet', (peer) => {
  const files = Object.entries(peer.files(content))
  const all = files.map(([, text]) => text).join('\n')
  expect(files.some(([name]) => name.includes('about'))).toBe(true)
  expect(all).toContain('Work & more')
  expect(all).toContain(content.stylesheet)
  expect(all).toContain('M0 0h4')
})

test('WordPress gets the words and pictures, without the classes and icons that its theme does not know', () => {
  const picture = '<img src="/a.svg" alt="A" class="b">'
  const files = wordpress.files({
    ...content,
    pages: [parsePage('/about/', html.replace('<svg', `${picture}<svg`))],
  })
  const [{ content: block }] = JSON.parse(files['wordpress/pages.json']!) as [{ content: string }]
  expect(block).toBe(
    '<!-- wp:html --><h1>Set {a} in <i>type</i></h1><img src="/a.svg" alt="A"><input type="radio"><!-- /wp:html -->',
  )
})
