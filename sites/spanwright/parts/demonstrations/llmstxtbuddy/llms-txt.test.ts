import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sample } from './texts.ts'
import { rules } from './rules.ts'
import { checkLlmsTxt } from './check.ts'
import { parsePages } from './parse.ts'
import { writeLlmsTxt } from './write.ts'

const checked = (text: string) => checkLlmsTxt(text).map(({ line, rule }) => `${line} ${rule}`)
const entries = (text: string) =>
  parsePages(text).sections.flatMap((section) =>
    section.entries.map(({ line, name, address, notes }) => [line, section.name, name, address, notes]),
  )

const right = `# Name

> Summary.

Free text with a [link](https://a.example/).

- a list

\`\`\`
# no heading
\`\`\`

## Docs

- [One](https://a.example/one): what it is for
- [Two](https://a.example/two_(2)): also

## Optional

- [Three](https://a.example/three): may be skipped
`

describe('the checker', () => {
  it('finds nothing in a file that uses every part of the format', () => {
    expect(checked(right)).toEqual([])
  })

  it('finds nothing in the example of the article, which this site publishes', () => {
    const article = readFileSync('sites/spanwright/blog/answer-engine-optimization-llms-txt.md', 'utf8')
    const [, example = ''] = /```markdown\n([\s\S]*?)```/.exec(article) ?? []
    expect(example).toContain('## Optional')
    expect(checked(example)).toEqual([])
  })

  for (const [what, text, expected] of [
    ['an empty file', '', ['1 no-title', '1 no-sections']],
    ['a title alone', '# Name', ['1 no-summary', '1 no-sections']],
    [
      'text before the title',
      'Hello\nthere\n# Name\n> S\n## A\n- [b](https://c.example/): d',
      ['1 before-title'],
    ],
    [
      'a title below a section',
      '## A\n- [b](https://c.example/): d\n# Name',
      ['3 late-title', '3 no-summary'],
    ],
    ['a second title', right.replace('## Docs', '# Docs'), ['13 second-title']],
    ['no space after the hash sign', right.replace('## Docs', '##Docs'), ['13 heading-space']],
    ['a heading without words', right.replace('## Docs', '##'), ['13 empty-heading']],
    ['a deep heading', right.replace('## Docs', '## Docs\n### Deep'), ['14 deep-heading']],
    [
      'an underlined heading',
      'Name\n====',
      ['1 before-title', '1 no-title', '2 underlined-heading', '2 no-sections'],
    ],
    ['text in a section', right.replace('## Docs', '## Docs\nHello'), ['14 no-link']],
    ['a late summary', '# N\ntext\n> S\n## A\n- [b](https://c.example/): d', ['3 late-summary']],
    ['an empty section', `${right}\n## More`, ['22 empty-section']],
    ['optional in another spelling', right.replace('## Optional', '## optional'), ['18 optional-spelling']],
  ] as const) {
    it(`reports ${what}`, () => {
      expect(checked(text).toSorted()).toEqual(expected.toSorted())
    })
  }

  for (const [item, rule] of [
    ['[One](https://a.example/): no list item', 'no-link'],
    ['- One: https://a.example/', 'no-link'],
    ['* [One](https://a.example/): a star', 'marker'],
    ['  - [One](https://a.example/): indented', 'nested-item'],
    ['- [](https://a.example/): no name', 'empty-name'],
    ['- [One](): no address', 'empty-address'],
    ['- [One](https://a.example/a b): a space', 'space-in-address'],
    ['- [One](/one/): half an address', 'relative-address'],
    ['- [One](https://a.example/) - a hyphen', 'no-colon'],
    ['- [One](https://a.example/)', 'no-notes'],
    ['- [One](https://a.example/):', 'no-notes'],
  ] as const) {
    it(`reports ${rule} for: ${item}`, () => {
      const messages = checkLlmsTxt(`# N\n\n> S\n\n## A\n\n${item}\n- [Z](https://z.example/): z`)
      expect(messages).toEqual([{ line: 7, rule }])
    })
  }

  it('reports a repeated address', () => {
    expect(checked(`${right}- [One](https://a.example/one): again`)).toEqual(['21 repeated-address'])
  })
})

describe('the parser', () => {
  it('reads titles, addresses and notes between bars or tabs, and sections from hash signs', () => {
    const text =
      '# Site\n> Sum\nA note.\n# Work\nOne | https://a.example/1 | First\nTwo\thttps://a.example/2\tSecond'
    expect(parsePages(text)).toMatchObject({ title: 'Site', summary: ['Sum'], details: ['A note.'], odd: [] })
    expect(entries(text)).toEqual([
      [5, 'Work', 'One', 'https://a.example/1', 'First'],
      [6, 'Work', 'Two', 'https://a.example/2', 'Second'],
    ])
  })

  it('reads Markdown, even several links on a line', () => {
    expect(entries('- [One](https://a.example/1): First\n[Two](/2) [Three](/3 "title") - Third')).toEqual([
      [1, undefined, 'One', 'https://a.example/1', 'First'],
      [2, undefined, 'Two', '/2', ''],
      [2, undefined, 'Three', '/3', 'Third'],
    ])
  })

  it('reads HTML and keeps the line numbers', () => {
    const html = `<title>Site &amp; Co</title>
<meta name="description" content="What it is.">
<nav>
  <h2>Work</h2>
  <li><a class="x"
     href="/one/">One <b>page</b></a> Notes &#8211; here</li>
  <!-- <a href="/no/">no</a> --><script>"<a href='/no/'>no</a>"</script>
  <a href='/two/'>Two</a>
</nav>`
    expect(parsePages(html)).toMatchObject({ title: 'Site & Co', summary: ['What it is.'] })
    expect(entries(html).map(([line, section, name, to]) => [line, section, name, to])).toEqual([
      [5, 'Work', 'One page', '/one/'],
      [8, 'Work', 'Two', '/two/'],
    ])
  })

  it('reads a sitemap, without notes', () => {
    const sitemap =
      '<urlset>\n<url><loc>https://a.example/slate-repair/</loc><lastmod>2026-01-01</lastmod></url>\n</urlset>'
    expect(entries(sitemap)).toEqual([[2, undefined, 'Slate repair', 'https://a.example/slate-repair/', '']])
  })

  it('sets unusable lines aside with the reason', () => {
    const text =
      '# S\n## A\nOne | https://a.example/ | n\nno address here\n##\nTwo | https://a.example/ | again'
    expect(parsePages(text).odd).toEqual([
      { line: 4, text: 'no address here', reason: 'no-address' },
      { line: 5, text: '##', reason: 'no-words' },
      { line: 6, text: 'Two | https://a.example/ | again', reason: 'repeated' },
    ])
  })

  it('never loses a line', () => {
    const mark = /^(?:[-*+•]|\d+[.)])\s+/
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'grapheme' }).map((text) => text.replace(/\s|<|^[-*+•|]$/g, ' ').trim())),
        (lines) => {
          const pages = parsePages(['# Site', '## A', ...lines].join('\n'))
          const kept = new Set([
            ...pages.odd.map(({ line }) => line),
            ...pages.sections.flatMap((section) => section.entries.map(({ line }) => line)),
          ])
          const isEntry = (text: string) =>
            text.replace(mark, '') !== '' && !text.replace(mark, '').startsWith('#')
          const lost = lines.filter((text, index) => isEntry(text) && !kept.has(index + 3))
          expect(lost).toEqual([])
        },
      ),
    )
  })
})

describe('the writer', () => {
  it('turns the sample into a file without errors', () => {
    const text = writeLlmsTxt(parsePages(sample))
    expect(text).toContain('## Optional')
    expect(checkLlmsTxt(text).filter(({ rule }) => rules[rule].severity === 'error')).toEqual([])
  })

  it('falls back to the host for a missing title, and to a plain section for a missing heading', () => {
    expect(writeLlmsTxt(parsePages('https://a.example/one-page'))).toBe(
      '# a.example\n\n## Pages\n\n- [One page](https://a.example/one-page)\n',
    )
  })

  it('never writes a file that the checker calls wrong', () => {
    const cell = fc
      .string({ unit: 'grapheme', maxLength: 12 })
      .map((text) => text.replace(/[\s|<>&]+/gu, ' ').trim())
    const page = fc
      .tuple(cell, fc.webPath({ size: 'xsmall' }), cell)
      .map(([name, path, notes]) => `T${name} | https://a.example${path} | n${notes}`)
    fc.assert(
      fc.property(fc.array(page, { minLength: 1, maxLength: 6 }), (lines) => {
        const messages = checkLlmsTxt(writeLlmsTxt(parsePages(lines.join('\n'))))
        expect(messages.filter(({ rule }) => rules[rule].severity === 'error')).toEqual([])
      }),
    )
  })
})
