import { expect, test } from 'vitest'
import { renderBody } from './markdown.ts'

test('right-aligned columns get a class instead of the obsolete attribute', () => {
  const { html } = renderBody('| Item | Price |\n| --- | ---: |\n| Map | $1 |').html
  expect(html).toContain('<td class="figure">$1</td>')
  expect(html).toContain('<th class="figure">Price</th>')
  expect(html).not.toContain('align=')
})
