import { describe, expect, test } from 'vitest'
import { readVocabulary, vocabularyFaults } from '../../scripts/audits/seo/vocabulary.ts'
import { attribute, builtPages, textOf } from './built-pages.ts'

const vocabulary = readVocabulary()

interface Node {
  '@type': string
  '@id'?: string
  [property: string]: unknown
}

/** Every `{"@id": …}` without a type of its own: a reference to another node. */
function references(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(references)
  if (value === null || typeof value !== 'object') return []
  const entries = Object.entries(value)
  if (entries.length === 1 && entries[0]?.[0] === '@id') return [String(entries[0][1])]
  return entries.flatMap(([, inner]) => references(inner))
}

const expected: [prefix: string, types: string[]][] = [
  ['/services/', ['Service', 'FAQPage']],
  ['/locations/', ['Service', 'FAQPage']],
  ['/blog/', ['BlogPosting']],
  ['/case-studies/', ['TechArticle']],
]

describe.each(builtPages.map((page) => [page.path, page] as const))('%s', (path, page) => {
  const scripts = page.all('script').filter((script) => attribute(script, 'type') === 'application/ld+json')
  const graph = JSON.parse(scripts.map(textOf).join('')) as { '@context': string; '@graph': Node[] }
  const nodes = graph['@graph']

  test('has one graph whose references all lead somewhere', () => {
    expect(scripts).toHaveLength(1)
    expect(graph['@context']).toBe('https://schema.org')
    const ids = nodes.map((node) => node['@id'])
    expect(new Set(ids).size).toBe(nodes.length)
    for (const reference of references(nodes)) expect(ids).toContain(reference)
  })

  test('says only what schema.org knows', () => {
    expect(vocabularyFaults(nodes, vocabulary)).toEqual([])
  })

  test('says what kind of page it is', () => {
    const types = nodes.map((node) => node['@type'])
    expect(types).toContain('WebSite')
    expect(types.includes('BreadcrumbList')).toBe(path !== '/')
    const own = expected.find(([prefix]) => path.startsWith(prefix) && path !== prefix)?.[1] ?? []
    for (const type of own) expect(types).toContain(type)
  })

  test('marks up only what can be seen', () => {
    const visible = page.all('body').map(textOf).join(' ').replace(/\s+/g, ' ')
    const questions = nodes
      .filter((node) => node['@type'] === 'FAQPage')
      .flatMap((node) => node['mainEntity'] as Node[])
    for (const question of questions) {
      expect(visible).toContain(question['name'])
      expect(visible).toContain((question['acceptedAnswer'] as Node)['text'])
    }
  })
})
