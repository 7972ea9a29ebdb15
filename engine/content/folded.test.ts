import { expect, test } from 'vitest'
import { renderBody } from './markdown.ts'

test('a quotation whose first paragraph is entirely bold folds under it', () => {
  const { html } = renderBody('> **Week 4, to try**\n>\n> It runs.\n>\n> - Search').html
  expect(html).toMatch(/^<details class="fold">\s*<summary>Week 4, to try<\/summary>\s*<p>It runs\.<\/p>/)
  expect(html).toContain('<li>Search</li>')
})

test('other quotations are left unchanged', () => {
  const { html } = renderBody('> **Bold** at first\n>\n> and more').html
  expect(html).toMatch(/^<blockquote>/)
  expect(html).not.toContain('details')
})
