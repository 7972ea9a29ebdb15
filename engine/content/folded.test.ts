import { expect, test } from 'vitest'
import { renderBody } from './markdown.ts'

test('a quotation folds under a first paragraph that is bold from end to end', () => {
  const { html } = renderBody('> **Week 4, to try**\n>\n> It runs.\n>\n> - Search').html
  expect(html).toMatch(/^<details class="fold">\s*<summary>Week 4, to try<\/summary>\s*<p>It runs\.<\/p>/)
  expect(html).toContain('<li>Search</li>')
})

test('other quotations stay as they are', () => {
  const { html } = renderBody('> **Bold** at first\n>\n> and more').html
  expect(html).toMatch(/^<blockquote>/)
  expect(html).not.toContain('details')
})
