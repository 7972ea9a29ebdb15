import { expect, test } from 'vitest'
import { renderBody } from './markdown.ts'

const faultsOf = (source: string) =>
  renderBody(source).faults.map(({ line, field, problem }) => `${line} ${field}: ${problem}`)

test.each([
  ['##What helps', ['1 heading: ##What does not begin a heading; expected a space after ##']],
  [
    'A\n###B c\n\n> D\n> ##E',
    [
      '2 heading: ###B does not begin a heading; expected a space after ###',
      '5 heading: ##E does not begin a heading; expected a space after ##',
    ],
  ],
  [
    'A\r\n[our\r\nnumber] (tel:+43123) or **[form]  (/contact/#form)**.',
    [
      '2 link: the space before (tel:+43123) makes it text; expected [words](tel:+43123)',
      '3 link: the space before (/contact/#form) makes it text; expected [words](/contact/#form)',
    ],
  ],
  [
    '## A [b] (#c)\n\n| A |\n| --- |\n| [d] (mailto:e@f.example) |',
    [
      '1 link: the space before (#c) makes it text; expected [words](#c)',
      '5 link: the space before (mailto:e@f.example) makes it text; expected [words](mailto:e@f.example)',
    ],
  ],
  [
    'Prices:\n| A | B \\| C |\n| 1 | 2 |\n| 3 | 4 |',
    ['2 table: these lines are not a table; expected | --- | --- | below the first'],
  ],
  [
    '- > | A | B\r\n  > | --- |',
    ['1 table: these lines are not a table; expected | --- | --- | below the first'],
  ],
])('mistyped Markdown in %j is reported with its line', (source, faults) => {
  expect(faultsOf(source)).toEqual(faults)
})

test.each([
  'Our #1 choice\n#2 is fine, and C## too',
  '\\##A, &#35;#B and `##C`\n`|` d\n`| e`',
  '    ##A\n\n```\n##B\n[c] (/d/)\n| e |\n| f |\n```',
  '`[a] (/b/)` \\[c] (/d/) [e] (f) [g](/services/) (/h/) [i] (and /j/)',
  '| A |\n| - |\n| B |\n| C |\n\nD | E\n\\| F',
])('%j is as it was meant', (source) => {
  expect(faultsOf(source)).toEqual([])
})
