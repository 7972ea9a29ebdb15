import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { ContentError, formatFault } from '../faults/fault.ts'
import { readContent } from './read-content.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'content-faults-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Faults found after `edit` has changed one file of a copy of the real content. */
function faultsAfter(file: string, edit: (text: string) => string | undefined): string[] {
  const root = mkdtempSync(path.join(folder, 'case-'))
  cpSync('sites/spanwright', path.join(root, 'sites/spanwright'), { recursive: true })
  const target = path.join(root, 'sites/spanwright', file)
  const source = file.endsWith('new-page.md') ? '' : readFileSync(target, 'utf8')
  const edited = edit(source)
  if (edited === undefined) rmSync(target)
  else writeFileSync(target, edited)
  try {
    readContent(root)
    return []
  } catch (error) {
    if (error instanceof ContentError) return error.faults.map(formatFault)
    throw error
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

/** For each edit: what it breaks, and the message expected, starting with `file:line field`. */
const cases: [name: string, file: string, edit: (text: string) => string | undefined, expected: RegExp][] = [
  [
    'no front matter',
    service,
    () => '## Only a body\n\nText.\n',
    /services\/saas\.md:1 front matter: .*expected/,
  ],
  [
    'front matter not closed',
    service,
    (text) => text.replace(/\n---\n/, '\n'),
    /saas\.md:1 front matter: .*not closed/,
  ],
  [
    'invalid YAML',
    service,
    (text) => text.replace('title:', 'title: "open\nx:'),
    /saas\.md:\d+ front matter: .*expected valid YAML/,
  ],
  ['a missing title', service, (text) => text.replace(/^title:.*\n/m, ''), /saas\.md:\d+ title: /],
  ['a title too long', service, setField('title', 'x'.repeat(80)), /saas\.md:2 title: 80 characters.* 70/],
  [
    'a description of a main page',
    service,
    setField('description', JSON.stringify(aboutDescription)),
    /pages\/about\.yaml:\d+ description: the same text stands in .*saas\.md/,
  ],
  [
    'an unknown field of a main page',
    main,
    (text) => text.replace('  note:', '  nota: x\n  note:'),
    /pages\/about\.yaml:\d+ hero\.nota: unknown field; the closest is note/,
  ],
  [
    'a number where a main page has words',
    main,
    (text) => text.replace(/^title: .*/m, 'title: 5'),
    /pages\/about\.yaml:1 title: this is a number; expected text/,
  ],
  [
    'a tab in a main page',
    main,
    (text) => text.replace('  note:', '\tnote:'),
    /pages\/about\.yaml:\d+ file: the line is indented with a tab/,
  ],
  ['a field of a main page twice', main, append('title: Again'), /about\.yaml:\d+ title: .* twice/],
  [
    'a dead link in a main page',
    main,
    setField('name', '\n  note: Us\n  heading: Who we are\n  paragraphs: ["See [us](/abuot/)."]'),
    /about\.yaml:\d+ name\.paragraphs\.0: there is no page \/abuot\/; the closest is \/about\//,
  ],
  [
    'an unknown placeholder in a main page',
    main,
    (text) => text.replace('{{site.name}}', '{{site.nam}}'),
    /about\.yaml:\d+ summary: \{\{site\.nam\}\} is not known/,
  ],
  ['a main page that is not there', main, () => undefined, /about\.yaml:1 slug: there is no such file/],
  ['an empty title', post, setField('title', '""'), /founder-profile\.md:2 title: /],
  [
    'a meta title that leaves no room for the brand',
    service,
    setField('metaTitle', 'y'.repeat(48)),
    /saas\.md:3 metaTitle: .*47/,
  ],
  ['a description too short', location, setField('description', 'Short.'), /wexford\.md:4 description: .*70/],
  ['a summary that is a list', location, setField('summary', '[a, b]'), /wexford\.md:\d+ summary: /],
  ['a title that is a number', study, setField('title', '42'), /flowforge\.md:2 title: /],
  [
    'an unknown field',
    service,
    (text) => text.replace('title:', 'colour: red\ntitle:'),
    /saas\.md:2 colour: unknown field/,
  ],
  [
    'an unknown nested field',
    service,
    (text) => text.replace('pricing:', 'pricing:\n  discount: 5'),
    /saas\.md:\d+ pricing\.discount: /,
  ],
  ['an unknown shape', service, setField('shape', 'other'), /saas\.md:\d+ shape: .*price/],
  [
    'a card that speaks of this page',
    service,
    setField('card', `${'x'.repeat(60)} this page`),
    /card: .*"this page"/,
  ],
  ['an unknown group', service, setField('group', 'other'), /saas\.md:\d+ group: .*the closest is/],
  ['a place that does not exist', location, setField('place', 'atlantis'), /wexford\.md:\d+ place: /],
  [
    'a related service that does not exist',
    study,
    (text) => text.replace(/services: *(\[[^\]]*\]|\n +- .*)/, 'services: [nothing]'),
    /flowforge\.md:\d+ related\.services/,
  ],
  [
    'a date in the future',
    post,
    setField('updated', '2199-01-01'),
    /founder-profile\.md:\d+ updated: .*future/,
  ],
  [
    'a date that is none',
    post,
    setField('updated', 'yesterday'),
    /founder-profile\.md:\d+ updated: .*YYYY-MM-DD/,
  ],
  [
    'a day that does not exist',
    post,
    setField('updated', '"2026-02-31"'),
    /founder-profile\.md:\d+ updated: /,
  ],
  [
    'an empty body',
    post,
    (text) => text.replace(/(\n---\n)[\s\S]*$/, '$1'),
    /founder-profile\.md:\d+ body: the body is empty/,
  ],
  ['a second h1', post, append('# Another title'), /founder-profile\.md:\d+ heading: a second h1/],
  [
    'a heading level skipped',
    post,
    append('## A\n\n#### B'),
    /founder-profile\.md:\d+ heading: .*from h2 to h4/,
  ],
  ['an empty heading', post, append('##'), /founder-profile\.md:\d+ heading: .*empty/],
  [
    'an image without alternative text',
    post,
    append('![](/x.png)'),
    /founder-profile\.md:\d+ image: .*alternative text/,
  ],
  ['a link without words', post, append('[](/about/)'), /founder-profile\.md:\d+ link: .*no words/],
  ['raw HTML', post, append('<div>box</div>'), /founder-profile\.md:\d+ html: raw HTML/],
  [
    'a passage in no language',
    post,
    append('A <span lang="spanish">b</span>'),
    /founder-profile\.md:\d+ html: the language “spanish” is not valid; expected a tag/,
  ],
  [
    'a passage in no language, in a main page',
    main,
    setField('name', '\n  note: Us\n  heading: Who we are\n  paragraphs: [A <span lang="xx">b</span>]'),
    /about\.yaml:\d+ name\.paragraphs\.0: the language “xx” is not valid; expected a tag/,
  ],
  [
    'a dead link',
    post,
    append('[About](/abuot/)'),
    /founder-profile\.md:\d+ link: there is no page \/abuot\/; the closest is \/about\//,
  ],
  [
    'a link without its slash',
    post,
    append('[About](/about)'),
    /link: there is no page \/about; the closest is \/about\//,
  ],
  [
    'a dead fragment',
    post,
    append('## Known part\n\n[x](#known-prat)'),
    /link: .*no heading #known-prat; the closest is #known-part/,
  ],
  ['a relative link', post, append('[x](about/)'), /link: about\/ is neither/],
  ['an unencrypted link', post, append('[x](http://example.com/)'), /link: .*not encrypted/],
  [
    'a dead link in the front matter',
    service,
    setField('problem', '"See [this](/nowhere/)."'),
    /saas\.md:\d+ problem: there is no page \/nowhere\//,
  ],
  [
    'an unknown placeholder',
    post,
    append('{{site.fax}}'),
    /founder-profile\.md:\d+ placeholder: \{\{site\.fax\}\}/,
  ],
  [
    'a duplicate title',
    service,
    (text) =>
      text.replace(
        /^title:.*/m,
        readFileSync('sites/spanwright/services/ai-solutions.md', 'utf8').match(/^title:.*/m)?.[0] ?? '',
      ),
    /title: the same text stands in/,
  ],
  [
    'a price of work that the terms do not know',
    service,
    (text) => text.replace('[saas-test,', '[advice,'),
    /saas\.md:\d+ pricing\.ranges\.0: there is no work “advice” in prices\.yaml; the closest is care/,
  ],
  ['too few questions', location, setField('questions', '[]'), /wexford\.md:\d+ questions: /],
  ['a file that is gone', service, () => undefined, /services\/saas\.md:1 slug: .*the file is gone/],
  [
    'a file that is not listed',
    'services/new-page.md',
    () => '---\n---\n',
    /services\/new-page\.md:1 file name: .*does not name it/,
  ],
]

describe('every fault is named with its file, line and field', () => {
  test('the real content has none', () => {
    expect(faultsAfter(post, (text) => text)).toEqual([])
  })

  test.each(cases)('%s', (_name, file, edit, expected) => {
    expect(faultsAfter(file, edit).join('\n')).toMatch(expected)
  })

  test('all faults are reported in one go', () => {
    const faults = faultsAfter(post, (text) =>
      append('# One\n\n[x](/nowhere/)\n\n![](/y.png)')(setField('title', '""')(text)),
    )
    expect(faults.length).toBeGreaterThanOrEqual(4)
  })
})
