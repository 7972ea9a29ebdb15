import { describe, expect, test } from 'vitest'
import { examplePage as page, times } from './examples.ts'
import { counts, faultsOfMoves, shares } from './moves.ts'
import type { PageText } from './page-text.ts'

const messagesOf = (pages: readonly PageText[]) => faultsOfMoves(pages).map(({ message }) => message)

describe('a site', () => {
  test.each([
    ['somebody, nobody', 'Nobody picks up, and somebody calls again.'],
    ['start of an example', 'It adds up. Say you have ten invoices.'],
    ['start of an example', 'Imagine a yard.'],
    ['tells you', 'The list tells you when.'],
    ['write down', 'We write down what it costs.'],
    ['one page', 'It fits on one page.'],
  ])('reports the overuse of %s', (name, text) => {
    expect(messagesOf([page({ blocks: times(10, text) })])).toEqual([expect.stringContaining(name)])
    expect(messagesOf([page({ blocks: times(4, text) })])).toEqual([])
  })

  test.each([
    ['a quotation', 'Does the page say "usable"? Say so.'],
    ['a single mention among many words', `Nobody knows. ${'word '.repeat(2000)}`],
  ])('accepts %s', (_what, text) => expect(messagesOf(times(5, page({ blocks: [text] })))).toEqual([]))

  test('names the page that uses a phrase most often', () => {
    const [few, many] = [page({ blocks: ['Nobody.'] }), page({ path: '/b/', blocks: times(9, 'Nobody.') })]
    expect(counts([few, many])[0]).toMatchObject({ count: 10, worst: '/b/' })
  })
})

describe('shapes', () => {
  const answer = (words: number) => `${'word '.repeat(words).trim()}.`
  test.each([
    ['answers of 40 to 60 words', { answers: times(10, answer(50)) }, { answers: times(10, answer(6)) }],
    ['answers that open with yes or no', { answers: times(10, 'No.') }, { answers: times(10, 'Ten days.') }],
    [
      'deliverables that open with',
      { deliverables: times(10, 'It’s a list.') },
      { deliverables: times(10, 'A list.') },
    ],
  ])('finds %s', (name, faulty, fine) => {
    expect(messagesOf([page(faulty)])).toEqual([expect.stringContaining(name)])
    expect(messagesOf([page(fine)])).toEqual([])
  })

  test('finds lists of equal length on every page', () => {
    const even = times(10, page({ fit: [3, 3] }))
    expect(messagesOf(even)).toEqual([expect.stringContaining('as many points')])
    expect(messagesOf(times(10, page({ fit: [4, 2] })))).toEqual([])
  })

  test('finds neighboring paragraphs with the same shape', () => {
    const [three, other] = ['It was full. It left. It came back.', 'It was full. It left again.']
    expect(messagesOf([page({ prose: times(11, three) })])).toEqual([expect.stringContaining('of one shape')])
    expect(messagesOf([page({ prose: times(11, [three, other]).flat() })])).toEqual([])
  })

  test('are not judged if there are only a few', () =>
    expect(messagesOf([page({ answers: times(9, answer(50)), fit: [3, 3] })])).toEqual([]))

  test('have shares of the items that there are, and 0 of none', () => {
    expect(shares([page({ answers: ['Yes.', 'Ten days.'] })]).map(({ share }) => share)).toEqual([
      0, 0.5, 0, 0, 0,
    ])
    expect(shares([]).map(({ share }) => share)).toEqual([0, 0, 0, 0, 0])
  })
})
