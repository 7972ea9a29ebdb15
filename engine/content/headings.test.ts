import { expect, test } from 'vitest'
import { tucked, withAnchors } from './headings.ts'
import { renderBody } from './markdown.ts'

test('each part except the first is folded under its heading', () => {
  const { html } = tucked(
    renderBody('Lead\n\n## One\n\nA\n\n## Two\n\nB\n\n### More\n\nC\n\n## Three\n\nD').html,
  )
  expect(html).toMatch(/^<p>Lead<\/p>\s*<h2 id="one">One<\/h2>\s*<p>A<\/p>\s*<h2 id="two">Two<\/h2><details/)
  expect(html.match(/<\/h2><details class="tuck prose"><summary/g)).toHaveLength(2)
  expect(html).toMatch(/<p>C<\/p>\s*<\/details><h2 id="three">Three<\/h2><details[^]*<p>D<\/p><\/details>$/)
})

test('a body with one part is left unchanged', () => {
  const { html } = renderBody('## One\n\nA')
  expect(tucked(html)).toEqual(html)
})

test('a heading links to itself', () => {
  expect(withAnchors(renderBody('## What it `costs`\n\nText.').html).html).toContain(
    '<h2 id="what-it-costs"><a class="anchor" href="#what-it-costs">What it <code>costs</code></a></h2>',
  )
})

test('a heading that contains a link is left unchanged, because links must not nest', () => {
  const { html } = renderBody('## See [home](/)\n\n## Next')
  expect(withAnchors(html).html).toContain('<h2 id="see-home">See <a href="/">home</a></h2>')
  expect(withAnchors(html).html).toContain('<a class="anchor" href="#next">')
})
