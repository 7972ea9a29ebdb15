import { expect, test } from 'vitest'
import { renderBody } from './markdown.ts'

const htmlOf = (source: string) => renderBody(source).html.html

test('an entirely bold paragraph stands out', () => {
  expect(htmlOf('**Count the hours.**')).toBe('<p class="standout"><strong>Count the hours.</strong></p>')
})

test('a partly bold paragraph does not', () => {
  for (const source of ['**Count** the hours.', 'Count the **hours.**', '**Count** **hours**', '- **Count**'])
    expect(htmlOf(source)).not.toContain('standout')
})

test('a quotation whose first paragraph is entirely bold folds under it', () => {
  const html = htmlOf('> **Week 4, to try**\n>\n> It runs.\n>\n> - Search')
  expect(html).toMatch(/^<details class="fold">\s*<summary>Week 4, to try<\/summary>\s*<p>It runs\.<\/p>/)
  expect(html).toContain('<li>Search</li>')
})

test('other quotations are left unchanged', () => {
  const html = htmlOf('> **Bold** at first\n>\n> and more')
  expect(html).toMatch(/^<blockquote>/)
  expect(html).not.toContain('details')
})

test('right-aligned columns get a class instead of the obsolete attribute', () => {
  const html = htmlOf('| Item | Price |\n| --- | ---: |\n| Map | $1 |')
  expect(html).toContain('<td class="figure">$1</td>')
  expect(html).toContain('<th class="figure">Price</th>')
  expect(html).not.toContain('align=')
})
