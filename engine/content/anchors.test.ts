import { expect, test } from 'vitest'
import { withAnchors } from './anchors.ts'
import { renderBody } from './markdown.ts'

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
