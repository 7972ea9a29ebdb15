import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { editedContent } from '../../tests/sample/edited-content.ts'
import { readFrontMatter } from './front-matter.ts'

const { faultsAfter } = editedContent()
const main = 'pages/about.yaml'
const service = 'services/saas.md'
const location = 'locations/wexford.md'
const post = 'blog/founder-profile.md'
const study = 'case-studies/flowforge.md'

const fieldOf = (file: string, name: string): string => {
  const text = readFileSync(`sites/spanwright/${file}`, 'utf8')
  const value: unknown = file.endsWith('.md') ? readFrontMatter(file, text).value : parse(text)
  return (value as Record<string, string>)[name] ?? ''
}
/** Replaces a field by this one. */
const setField = (field: string) => (text: string) =>
  text.replace(new RegExp(`^${field.split(':')[0]}:.*(\\n(?: +|- ).*)*`, 'm'), () => field)
const append = (markdown: string) => (text: string) => `${text}\n\n${markdown}\n`

/** By file: mistakes, and the expected message after the file's name and, unless given, the line. */
type Mistakes = Readonly<Record<string, Readonly<Record<string, RegExp>>>>

const mistakenFields: Mistakes = {
  [service]: {
    [`title: ${'x'.repeat(80)}`]: /2 title: 80 characters.* 70/,
    [`title: ${fieldOf('services/ai-solutions.md', 'title')}`]: /title: the same text is in/,
    // It leaves no room for the brand.
    [`metaTitle: ${'y'.repeat(48)}`]: /3 metaTitle: .*47/,
    'pricing: { model: A, note: B, discount: 5 }': /pricing\.discount: /,
    'pricing: { model: A, note: B, ranges: [advice] }':
      /pricing\.ranges\.0: there is no work “advice” in prices\.yaml; the closest is care/,
    'shape: other': /shape: .*price/,
    [`card: ${'x'.repeat(60)} this page`]: /card: .*"this page"/,
    'group: other': /group: .*the closest is/,
    'problem: "See [this](/nowhere/)."': /problem: there is no page \/nowhere\//,
  },
  [main]: {
    'hero: { note: A, nota: x }': /hero\.nota: unknown field; the closest is note/,
    'title: 5': /1 title: this is a number; expected text/,
    'name: { note: Us, heading: Who we are, paragraphs: ["See [us](/abuot/)."] }':
      /name\.paragraphs\.0: there is no page \/abuot\/; the closest is \/about\//,
    'summary: "{{site.nam}}"': /summary: \{\{site\.nam\}\} is not known/,
  },
  [post]: {
    'title: ""': /2 title: /,
    'updated: 2199-01-01': /updated: .*future/,
    'updated: yesterday': /updated: .*YYYY-MM-DD$/,
    'updated: "2026-02-31"': /updated: /,
  },
  [location]: {
    'description: Short.': /4 description: .*70/,
    'summary: [a, b]': /summary: /,
    'place: atlantis': /place: /,
    'questions: []': /questions: /,
  },
  [study]: {
    'title: 42': /2 title: /,
    'related: { services: [nothing] }': /related\.services/,
  },
}

/** At the end of the file. */
const mistakenTexts: Mistakes = {
  [main]: { 'title: Again': /title: .* twice/ },
  [post]: {
    '# Another title': /heading: a second h1/,
    '## A\n\n#### B': /heading: .*from h2 to h4; expected at most h3$/,
    '##': /heading: .*empty/,
    '[](/about/)': /link: .*no words/,
    '[About](/abuot/)': /link: there is no page \/abuot\/; the closest is \/about\//,
    '## Known part\n\n[x](#known-prat)': /link: .*no heading #known-prat; the closest is #known-part/,
  },
}

type Edit = (text: string) => string | undefined

const mistakenFiles: [name: string, file: string, edit: Edit, expected: RegExp][] = [
  ['no front matter', service, () => '## Only a body\n\nText.\n', /1 front matter: .*expected/],
  ['unclosed front matter', service, (text) => text.replace(/\n---\n/, '\n'), /1 front matter: .*not closed/],
  ['a missing title', service, (text) => text.replace(/^title:.*\n/m, ''), /title: /],
  ['a deleted file', service, () => undefined, /1 slug: .*the file is gone/],
  ['a missing main page', main, () => undefined, /1 slug: there is no such file/],
  ['an empty body', post, (text) => text.replace(/(\n---\n)[\s\S]*$/, '$1'), /body: the body is empty/],
  ['no icon', 'public/favicon.svg', () => undefined, /1 file: there is no such file; expected a square SVG/],
  ['an unlisted file', 'services/new-page.md', () => '---\n---\n', /1 file name: .*does not name it/],
]

const casesOf = (mistakes: Mistakes, toEdit: (mistake: string) => Edit) =>
  Object.entries(mistakes).flatMap(([file, ofFile]) =>
    Object.entries(ofFile).map(([mistake, expected]) => [mistake, file, toEdit(mistake), expected] as const),
  )

describe('every fault is reported with its file, line and field', () => {
  test('the real content has none', () => {
    expect(faultsAfter(post, (text) => text)).toEqual([])
  })

  test.each([...casesOf(mistakenFields, setField), ...casesOf(mistakenTexts, append), ...mistakenFiles])(
    '%s in %s',
    (_mistake, file, edit, { source }) => {
      const line = /^\d/.test(source) ? '' : String.raw`\d+ `
      expect(faultsAfter(file, edit).join('\n')).toMatch(
        new RegExp(`${file.replaceAll('.', '[.]')}:${line}${source}`),
      )
    },
  )

  test('a description that a main page also has', () => {
    const edit = setField(`description: ${JSON.stringify(fieldOf(main, 'description'))}`)
    expect(faultsAfter(service, edit).join('\n')).toMatch(
      /pages\/about\.yaml:\d+ description: the same text is in .*saas\.md/,
    )
  })

  test('a text without front matter is not said to be empty, and a stray file is named once', () => {
    expect(faultsAfter(service, () => 'Text.\n').join('\n')).not.toContain('the body is empty')
    expect(faultsAfter('pages/faq.yml', () => 'title: FAQ\n')).toEqual([
      expect.stringMatching(/pages\/faq\.yml:1 file: .* may contain only \.yaml files/),
    ])
  })

  test('all faults are reported at once', () => {
    const faults = faultsAfter(post, (text) =>
      append('# One\n\n[x](/nowhere/)\n\n![](/y.png)')(setField('title: ""')(text)),
    )
    expect(faults.length).toBeGreaterThanOrEqual(4)
  })
})
