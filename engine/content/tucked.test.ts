import { expect, test } from 'vitest'
import { renderBody } from './markdown.ts'
import { tucked } from './tucked.ts'

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
