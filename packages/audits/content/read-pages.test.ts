import { expect, test } from 'vitest'
import { parsePage } from '../html/html-page.ts'
import { readPageText } from './read-pages.ts'
import { readingGrade } from './readability.ts'

const read = (main: string) => readPageText(parsePage('/a/', `<main>${main}</main>`))

test('full sentences in paragraphs and lists are prose', () => {
  const page = read(
    '<p>Here is what it takes:</p><ul><li>An hour of your time.</li></ul><dl><dd>No fee.</dd></dl>',
  )
  expect(page.prose).toEqual(['Here is what it takes:', 'An hour of your time.', 'No fee.'])
})

test.each([
  ['a question as a heading', '<h2>What does it cost?</h2>'],
  ['a question in a summary', '<details><summary>Who owns it?</summary></details>'],
  ['a label', '<p>Five to seven weeks</p>'],
  ['a cell', '<table><tr><td>Not yet.</td></tr></table>'],
  ['a caption', '<figure><img alt=""><figcaption>The bridge at noon.</figcaption></figure>'],
  ['the state of a drawing', '<figure><p>The truck is at midspan.</p></figure>'],
  ['the note of a demonstration', '<div class="demo"><p>Nothing is sent.</p></div>'],
])('%s is not prose, and does not affect the reading grade', (_what, markup) => {
  const text = '<p>A page reads well because its sentences belong together.</p>'
  const [plain, more] = [read(text), read(`${text}${markup}`)]
  expect(more.prose).toEqual(plain.prose)
  expect(more.blocks.length).toBe(plain.blocks.length + 1)
  expect(readingGrade(more.prose)).toBe(readingGrade(plain.prose))
})

test('reads answers, deliverables, and the lengths of the lists of whom it is for and not for', () => {
  const page = read(
    '<div class="questions__item"><h3>Who?</h3><div class="questions__answer prose"><p>Ed.</p></div></div>' +
      '<dl><div class="parts__row"><dt>Map</dt><dd>It’s yours.</dd></div></dl>' +
      '<ul class="fit__list"><li>One.</li><li>Two.</li></ul><ul class="fit__list"><li>None.</li></ul>',
  )
  expect([page.answers, page.deliverables, page.fit]).toEqual([['Ed.'], ['It’s yours.'], [2, 1]])
  expect(read('<p>Nothing.</p>')).not.toHaveProperty('fit')
})
