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
