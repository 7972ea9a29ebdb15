import { expect, test } from 'vitest'
import { renderBody } from './markdown.ts'

const htmlOf = (source: string) => renderBody(source).html.html

test('a heading does not get the id of another part of the page', () => {
  const { html, headings } = renderBody('## Menu\n\n## Lunch')
  expect(html.html).toContain('<h2 id="menu-text">Menu</h2>')
  expect(headings.map(({ id }) => id)).toEqual(['menu-text', 'lunch'])
})

test('only an entirely bold paragraph stands out', () => {
  expect(htmlOf('**Count the hours.**')).toBe('<p class="standout"><strong>Count the hours.</strong></p>')
  for (const source of ['**Count** the hours.', 'Count the **hours.**', '**Count** **hours**', '- **Count**'])
    expect(htmlOf(source)).not.toContain('standout')
})

test('only a quotation whose first paragraph is entirely bold folds under it', () => {
  const html = htmlOf('> **Week 4, to try**\n>\n> It runs.\n>\n> - Search')
  expect(html).toMatch(/^<details class="fold">\s*<summary>Week 4, to try<\/summary>\s*<p>It runs\.<\/p>/)
  expect(html).toContain('<li>Search</li>')
  expect(htmlOf('> **Bold** at first\n>\n> and more')).toMatch(/^<blockquote>(?![^]*details)/)
})

test('a text becomes HTML whose code and tables have names, with its headings, links and words', () => {
  const source = `Don't count "[two words](/a/)" and https://b.example.

## One *part*

| Item | Price |
| :--- | ---: |
| Map | $1 |

### Below

    x = 1

\`\`\`js
let y
\`\`\`

[home]: /

| A |
| - |

See [home] \`"z"\`.`
  const { html, headings, links, words } = renderBody(source)
  expect(html.html).toMatchInlineSnapshot(`
    "<p>Don’t count “<a href="/a/">two words</a>” and <a href="https://b.example">https://b.example</a>.</p>
    <h2 id="one-part">One <em>part</em></h2>
    <div class="table" role="group" aria-label="Table 1"><table>
    <thead>
    <tr>
    <th>Item</th>
    <th class="figure">Price</th>
    </tr>
    </thead>
    <tbody>
    <tr>
    <td>Map</td>
    <td class="figure">$1</td>
    </tr>
    </tbody>
    </table></div>
    <h3 id="below">Below</h3>
    <pre role="group" aria-label="Code example 1"><code>x = 1
    </code></pre>
    <pre role="group" aria-label="Code example 2"><code class="hljs language-js"><span class="hljs-keyword">let</span> y
    </code></pre>
    <div class="table" role="group" aria-label="Table 2"><table>
    <thead>
    <tr>
    <th>A</th>
    </tr>
    </thead>
    </table></div>
    <p>See <a href="/">home</a> <code>"z"</code>.</p>"
  `)
  expect(headings).toEqual([
    { id: 'one-part', level: 2, text: 'One part' },
    { id: 'below', level: 3, text: 'Below' },
  ])
  expect(links.map(({ line, href }) => `${line} ${href}`)).toEqual(['1 /a/', '1 https://b.example', '17 /'])
  expect(words).toBe(15)
})
