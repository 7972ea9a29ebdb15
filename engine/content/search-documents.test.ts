import { expect, test } from 'vitest'
import { createSearch } from '../../components/search/search.ts'
import { routes } from '../../model/routes.ts'
import type { Content } from './content.ts'
import { readContent } from './read-content.ts'
import { searchDocuments } from './search-documents.ts'

const documents = [...searchDocuments(readContent(process.cwd()))]

test.each(['title', 'label'] as const)(
  'the %s of a page finds it among the first two results',
  async (name) => {
    const search = await createSearch(documents)
    const named = documents.filter((page) => page[name])
    const lost = named.filter((page) =>
      search
        .find(page[name] ?? '')
        .slice(0, 2)
        .every(({ path }) => path !== page.path),
    )
    expect(named.length).toBeGreaterThan(0)
    expect(lost.map(({ path }) => path)).toEqual([])
  },
)

test('a page is found by all that it shows, without markup and repetitions, and by its questions', () => {
  const texts = {
    title: 'Title alpha',
    lead: { html: '<p>beta&nbsp;gamma <em>alpha</em></p>' },
    list: ['delta', { text: 'delta', href: '/silent/', kind: 'silent', id: 'silent' }],
    count: 3,
    none: null,
  }
  const plain = {
    ...texts,
    groups: ['full', 'empty'].map((key) => ({ key, heading: `Group ${key}` })),
    work: { heading: 'Works', items: [] },
    where: { heading: 'Where' },
    sections: [{ heading: 'Section' }, { heading: 5 }],
    action: { heading: 'Action', text: 'epsilon' },
  }
  const work = { groups: [], work: { heading: 'Works', items: ['zeta'] } }
  const markdown = { ...texts, questions: [{ question: 'Why eta?', answer: { html: 'theta' } }] }
  const body = { headings: [{ text: 'Part' }], html: { html: '<h2>Part</h2><p>iota &amp; kappa</p>' } }
  const blocks = [
    { type: 'text', heading: 'Block', text: 'lambda' },
    { type: 'questions', heading: 'Asked', items: [{ question: 'What mu?', answer: 'nu' }] },
    { type: 'action', heading: 'Call', text: 'xi' },
  ]
  const first = [
    { fields: plain },
    { fields: work },
    { fields: markdown, file: 'x.md', body },
    { fields: { blocks } },
  ]
  const usual = { title: 'A title', metaTitle: 'A title', card: 'A card.' }
  const pages = routes.map((path, index) => {
    const { fields, ...more } = { file: 'x.yaml', fields: {}, ...first[index] }
    return { path, fields: { ...usual, ...fields }, ...more }
  })
  const content = { pages, services: [{ fields: { group: 'full' } }] } as unknown as Content
  const found = [...searchDocuments(content)].slice(0, first.length)
  expect(found.map(({ headings, words, questions = [] }) => [headings, words, ...questions])).toEqual([
    ['Title alpha Group full Section Where', 'action beta delta epsilon gamma'],
    ['A title Works', 'zeta'],
    ['Title alpha Part', 'beta delta eta gamma iota kappa theta why', 'Why eta?'],
    ['A title Block Asked', 'call lambda mu nu xi', 'What mu?'],
  ])
})
