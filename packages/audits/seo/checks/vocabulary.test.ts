import { expect, test } from 'vitest'
import { readVocabulary, vocabularyFaults } from './vocabulary.ts'

const vocabulary = readVocabulary()

test('types have their own and inherited properties', () => {
  const properties = vocabulary.propertiesOf('BlogPosting')
  expect(properties?.has('headline')).toBe(true)
  expect(properties?.has('url')).toBe(true)
  expect(properties?.has('telephone')).toBe(false)
  expect(vocabulary.propertiesOf('BlogPost')).toBeUndefined()
})

test.each([
  ['an unknown type', [{ '@type': 'Servise' }], "@graph[0]: schema.org has no type 'Servise'"],
  [
    'a property of another type',
    [{ '@type': 'Person', headline: 'x' }],
    "@graph[0]: 'Person' has no property 'headline'",
  ],
  [
    'a nested fault',
    [{ '@type': 'Service', provider: { '@type': 'Organization', nam: 'x' } }],
    "@graph[0].provider: 'Organization' has no property 'nam'",
  ],
  [
    'a date in words',
    [{ '@type': 'BlogPosting', datePublished: 'May 1' }],
    "@graph[0].datePublished: 'May 1' is not an ISO 8601 date",
  ],
])('finds %s', (_what, graph, message) => expect(vocabularyFaults(graph, vocabulary)).toEqual([message]))

test('accepts references and valid data', () => {
  const graph = [{ '@type': 'Service', '@id': '#s', name: 'x', provider: { '@id': '#o' } }]
  expect(vocabularyFaults(graph, vocabulary)).toEqual([])
})
