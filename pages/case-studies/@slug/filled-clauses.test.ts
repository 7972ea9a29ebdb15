import { expect, test } from 'vitest'
import { filledClauses } from './filled-clauses.ts'

const line = '_'.repeat(20)
const clauses = [
  { id: 'who', heading: 'Who', paragraphs: [`We build. Between ${line} and us. You pay.`, 'No blank.'] },
  { id: 'what', heading: 'What', paragraphs: ['Pieces.'] },
  { id: 'signed', heading: 'Signed', paragraphs: [{ html: `<b>You</b>: ${line} on ${line}` }] },
]

test('blanks are filled in order, and sentences without blanks are left out', () => {
  expect(filledClauses(clauses, ['Ann', 'Ann', 'May 4']).map(({ paragraphs }) => paragraphs)).toEqual([
    ['Between Ann and us.'],
    [],
    [{ html: '<b>You</b>: Ann on May 4' }],
  ])
})

test.each([[['Ann']], [['Ann', 'Ann', 'May 4', 'June 1']]])('%j does not fit three blanks', (blanks) => {
  expect(() => filledClauses(clauses, blanks)).toThrow('The sample agreement has 3 blanks')
})
