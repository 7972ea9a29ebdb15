import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { thrownFaults } from '../../tests/thrown-faults.ts'
import { readContent } from './read-content.ts'

const root = temporaryFolder('content-faults')
cpSync('sites/spanwright', path.join(root, 'sites/spanwright'), { recursive: true })

/** The faults after `edit` has changed one file in a copy of the real content, which is then restored. */
function faultsAfter(file: string, edit: (text: string) => string | undefined): string[] {
  const target = path.join(root, 'sites/spanwright', file)
  const source = existsSync(target) ? readFileSync(target, 'utf8') : undefined
  const edited = edit(source ?? '')
  if (edited === undefined) rmSync(target)
  else writeFileSync(target, edited)
  try {
    return thrownFaults(() => readContent(root))
  } finally {
    if (source === undefined) rmSync(target)
    else writeFileSync(target, source)
  }
}

const main = 'pages/about.yaml'
const { description: aboutDescription } = parse(readFileSync(`sites/spanwright/${main}`, 'utf8')) as {
  description: string
}
const service = 'services/saas.md'
const location = 'locations/wexford.md'
const post = 'blog/founder-profile.md'
const study = 'case-studies/flowforge.md'
const setField = (name: string, value: string) => (text: string) =>
  text.replace(new RegExp(`^${name}:.*(\\n(?: +|- ).*)*`, 'm'), `${name}: ${value}`)
const append = (markdown: string) => (text: string) => `${text}\n\n${markdown}\n`

type Edit = (text: string) => string | undefined

/** By file: the name of a test, an edit, and the expected message after the file's name and, unless given, the line. */
const cases: Readonly<Record<string, [name: string, edit: Edit, expected: RegExp][]>> = {
  [service]: [
    ['no front matter', () => '## Only a body\n\nText.\n', /1 front matter: .*expected/],
    ['unclosed front matter', (text) => text.replace(/\n---\n/, '\n'), /1 front matter: .*not closed/],
    [
      'invalid YAML',
      (text) => text.replace('title:', 'title: "open\nx:'),
      /front matter: .*expected valid YAML/,
    ],
    ['a missing title', (text) => text.replace(/^title:.*\n/m, ''), /title: /],
    ['a title too long', setField('title', 'x'.repeat(80)), /2 title: 80 characters.* 70/],
    [
      'a meta title that leaves no room for the brand',
      setField('metaTitle', 'y'.repeat(48)),
      /3 metaTitle: .*47/,
    ],
    ['an unknown field', (text) => text.replace('title:', 'colour: red\ntitle:'), /2 colour: unknown field/],
    [
      'an unknown nested field',
      (text) => text.replace('pricing:', 'pricing:\n  discount: 5'),
      /pricing\.discount: /,
    ],
    ['an unknown shape', setField('shape', 'other'), /shape: .*price/],
    [
      'a card with the words “this page”',
      setField('card', `${'x'.repeat(60)} this page`),
      /card: .*"this page"/,
    ],
    ['an unknown group', setField('group', 'other'), /group: .*the closest is/],
    [
      'a dead link in the front matter',
      setField('problem', '"See [this](/nowhere/)."'),
      /problem: there is no page \/nowhere\//,
    ],
    [
      'a duplicate title',
      (text) =>
        text.replace(
          /^title:.*/m,
          readFileSync('sites/spanwright/services/ai-solutions.md', 'utf8').match(/^title:.*/m)?.[0] ?? '',
        ),
      /title: the same text is in/,
    ],
    [
      'a price of unknown work',
      (text) => text.replace('[saas-test,', '[advice,'),
      /pricing\.ranges\.0: there is no work “advice” in prices\.yaml; the closest is care/,
    ],
    ['a deleted file', () => undefined, /1 slug: .*the file is gone/],
  ],
  [main]: [
    [
      'an unknown field of a main page',
      (text) => text.replace('  note:', '  nota: x\n  note:'),
      /hero\.nota: unknown field; the closest is note/,
    ],
    [
      'a number in a text field of a main page',
      (text) => text.replace(/^title: .*/m, 'title: 5'),
      /1 title: this is a number; expected text/,
    ],
    [
      'a tab in a main page',
      (text) => text.replace('  note:', '\tnote:'),
      /file: the line is indented with a tab/,
    ],
    ['a duplicate field in a main page', append('title: Again'), /title: .* twice/],
    [
      'a dead link in a main page',
      setField('name', '\n  note: Us\n  heading: Who we are\n  paragraphs: ["See [us](/abuot/)."]'),
      /name\.paragraphs\.0: there is no page \/abuot\/; the closest is \/about\//,
    ],
    [
      'an unknown placeholder in a main page',
      (text) => text.replace('{{site.name}}', '{{site.nam}}'),
      /summary: \{\{site\.nam\}\} is not known/,
    ],
    ['a missing main page', () => undefined, /1 slug: there is no such file/],
    [
      'a passage in an invalid language, in a main page',
      setField('name', '\n  note: Us\n  heading: Who we are\n  paragraphs: [A <span lang="xx">b</span>]'),
      /name\.paragraphs\.0: the language “xx” is not valid; expected a tag/,
    ],
  ],
  [post]: [
    ['an empty title', setField('title', '""'), /2 title: /],
    ['a date in the future', setField('updated', '2199-01-01'), /updated: .*future/],
    ['an invalid date', setField('updated', 'yesterday'), /updated: .*YYYY-MM-DD/],
    ['a day that does not exist', setField('updated', '"2026-02-31"'), /updated: /],
    ['an empty body', (text) => text.replace(/(\n---\n)[\s\S]*$/, '$1'), /body: the body is empty/],
    ['a second h1', append('# Another title'), /heading: a second h1/],
    ['a skipped heading level', append('## A\n\n#### B'), /heading: .*from h2 to h4/],
    ['an empty heading', append('##'), /heading: .*empty/],
    ['an image without alternative text', append('![](/x.png)'), /image: .*alternative text/],
    ['a link without words', append('[](/about/)'), /link: .*no words/],
    ['raw HTML', append('<div>box</div>'), /html: raw HTML/],
    [
      'a passage in an invalid language',
      append('A <span lang="spanish">b</span>'),
      /html: the language “spanish” is not valid; expected a tag/,
    ],
    ['a dead link', append('[About](/abuot/)'), /link: there is no page \/abuot\/; the closest is \/about\//],
    [
      'a link without its trailing slash',
      append('[About](/about)'),
      /link: there is no page \/about; the closest is \/about\//,
    ],
    [
      'a dead fragment',
      append('## Known part\n\n[x](#known-prat)'),
      /link: .*no heading #known-prat; the closest is #known-part/,
    ],
    ['a relative link', append('[x](about/)'), /link: about\/ is neither/],
    ['an unencrypted link', append('[x](http://example.com/)'), /link: .*not encrypted/],
    ['an unknown placeholder', append('{{site.fax}}'), /placeholder: \{\{site\.fax\}\}/],
  ],
  [location]: [
    ['a description too short', setField('description', 'Short.'), /4 description: .*70/],
    ['a summary that is a list', setField('summary', '[a, b]'), /summary: /],
    ['a place that does not exist', setField('place', 'atlantis'), /place: /],
    ['too few questions', setField('questions', '[]'), /questions: /],
  ],
  [study]: [
    ['a title that is a number', setField('title', '42'), /2 title: /],
    [
      'a related service that does not exist',
      (text) => text.replace(/services: *(\[[^\]]*\]|\n +- .*)/, 'services: [nothing]'),
      /related\.services/,
    ],
  ],
  'services/new-page.md': [['an unlisted file', () => '---\n---\n', /1 file name: .*does not name it/]],
}

describe('every fault is reported with its file, line and field', () => {
  test('the real content has none', () => {
    expect(faultsAfter(post, (text) => text)).toEqual([])
  })

  describe.each(Object.entries(cases))('%s', (file, ofFile) => {
    test.each(ofFile)('%s', (_name, edit, { source }) => {
      const line = /^\d/.test(source) ? '' : String.raw`\d+ `
      expect(faultsAfter(file, edit).join('\n')).toMatch(
        new RegExp(`${file.replaceAll('.', '[.]')}:${line}${source}`),
      )
    })
  })

  test('a description that a main page also has', () => {
    const edit = setField('description', JSON.stringify(aboutDescription))
    expect(faultsAfter(service, edit).join('\n')).toMatch(
      /pages\/about\.yaml:\d+ description: the same text is in .*saas\.md/,
    )
  })

  test('all faults are reported at once', () => {
    const faults = faultsAfter(post, (text) =>
      append('# One\n\n[x](/nowhere/)\n\n![](/y.png)')(setField('title', '""')(text)),
    )
    expect(faults.length).toBeGreaterThanOrEqual(4)
  })
})
