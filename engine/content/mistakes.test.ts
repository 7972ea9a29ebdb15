import { expect, test } from 'vitest'
import { z } from 'zod'
import { formatFault } from '../faults/fault.ts'
import { compile } from './compile.ts'
import { fileNameProblem, topicSlug } from '../site/file-name.ts'

const faultsOf = (text: string) =>
  compile('blog/x.md', text, z.looseObject({ title: z.string() })).faults.map(formatFault)

test('a byte order mark is ignored', () => {
  const { faults, fields, body } = compile('x.md', '\uFEFF---\ntitle: A\n---\nText.\n', z.looseObject({}))
  expect([faults, fields, body.words]).toEqual([[], { title: 'A' }, 1])
})

test('unquoted colons are reported once, with the remedy', () => {
  expect(faultsOf('---\ntitle: a: b: c\n---\nText.\n')).toEqual([
    expect.stringMatching(
      /^blog\/x\.md:2 front matter: this line has a second colon .* in quotes, such as title: "One: two"$/,
    ),
  ])
})

test.each(
  Object.entries({
    'A\n\nB {{site.unknown}}.':
      /:6 placeholder: \{\{site\.unknown\}\} is not known; the closest is \{\{site\.\w+\}\}/,
    // Named like a property of every object.
    'A\n{{constructor}}': /:5 placeholder: \{\{constructor\}\} is not known/,
    'A\n\nB {{site.name} b':
      /:6 placeholder: \{\{site\.name is not closed; expected \{\{site\.name\}\} with two/,
    'A {{ site.name': /:4 placeholder: .* is not closed/,
  }),
)('the placeholder in %j is reported on its line', (body, fault) => {
  expect(faultsOf(`---\ntitle: A\n---\n${body}\n`)).toEqual([expect.stringMatching(fault)])
})

test('a link between the marks of a condition counts only if the condition is met', () => {
  const text = '{{#site.street}}[x](/x/){{/site.street}} {{#site.city}}[y](/y/){{/site.city}}'
  const { links } = compile('pages/x.yaml', `text: '${text}'\n`, z.looseObject({}))
  expect(links.map(({ href }) => href)).toEqual(['/y/'])
})

test('a placeholder in the front matter is checked too', () => {
  expect(faultsOf('---\ntitle: A\nsummary: >-\n  {{site.name} b\n---\nText.\n')[0]).toMatch(
    /^blog\/x\.md:3 summary: .*not closed/,
  )
})

test('footnotes, which pages do not show, are reported', () => {
  expect(faultsOf('---\ntitle: A\nsummary: |-\n  B[^1]\n\n  [^1]: C\n---\nD[^2]\n\n[^2]: E\n')).toEqual([
    expect.stringMatching(/^blog\/x\.md:10 footnote: \[\^2\] is a footnote; expected its words/),
    expect.stringMatching(/^blog\/x\.md:3 summary: this field cannot contain a footnote/),
  ])
})

test('topics have different addresses in every script', () => {
  const topics = ['Café & Brød', 'Вода', 'Газ', 'Газ 24', 'Вода 24', '水', '!?']
  const slugs = topics.map(topicSlug)
  expect(new Set(slugs).size).toBe(topics.length)
  expect(slugs[0]).toBe('cafe-brod')
  for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
})

test('braces that are no placeholder are left unchanged', () => {
  expect(faultsOf('---\ntitle: A\n---\n`{{ user.name | upper }}` and {{{#x}}} and `{{`.\n')).toEqual([])
})

test('an unreadable text is a single fault', () => {
  expect(faultsOf(`---\ntitle: A\n---\n${'> '.repeat(3000)}x\n`)).toEqual([
    expect.stringMatching(/^blog\/x\.md:4 file: quotes and lists are nested 3000 deep/),
  ])
})

test.each(['[[[[', '{a: {a: {a: '])(
  'a front matter of 20,000 brackets %s is an error, not a crash',
  (start) => {
    expect(faultsOf(`---\ntitle: ${start.repeat(20_000)}\n---\nText.\n`)[0]).toMatch(
      /^blog\/x\.md:\d+ front matter: /,
    )
  },
)

test('the suggested name of a file keeps all its letters, without accents', () => {
  expect(fileNameProblem('Mój Artykuł.md')).toMatch(/such as moj-artykul\.md$/)
})

test('a file must not be named like a property of every object', () => {
  expect(fileNameProblem('constructor.md')).toMatch(
    /JavaScript; expected another name, such as the-constructor/,
  )
  expect(fileNameProblem('construction.md')).toBeUndefined()
})
