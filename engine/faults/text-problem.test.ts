import { expect, test } from 'vitest'
import { longestText, textProblem } from './text-problem.ts'

test.each([
  [
    'in Latin-1',
    Buffer.from('---\ntitle: A\n---\nCaf\xe9\n', 'latin1').toString('utf8'),
    4,
    /not UTF-8.*save the file as UTF-8/,
  ],
  ['in UTF-16', Buffer.from('title: A', 'utf16le').toString('utf8'), 1, /not UTF-8/],
  ['of 5 MB', 'word '.repeat(1_000_000), 1, /5,000,000 characters; expected at most 500,000: split/],
  ['with 3,000 nested quotes', `Text.\n\n${'> '.repeat(3000)}x`, 3, /3000 deep; .*at most 20/],
  ['with nested lists in one line', `${'- '.repeat(40)}x`, 1, /40 deep/],
])('rejects a text %s, with its line', (_, text, line, problem) => {
  expect(textProblem(text)).toEqual({ line, problem: expect.stringMatching(problem) })
})

test.each(['Café – naïve “quotes”', '> > A reply\n\n- one\n  - two\n    1. three', 'x'.repeat(longestText)])(
  'accepts a normal text',
  (text) => expect(textProblem(text)).toBeUndefined(),
)

test('scans a long text in linear time', () => {
  // A pattern that backtracks over every way to split the blanks would take years.
  expect(textProblem(' '.repeat(longestText))).toBeUndefined()
  expect(textProblem(`${'>'.repeat(15)}\n`.repeat(30_000))).toBeUndefined()
})
