import { expect, test } from 'vitest'
import { leaked, learn, unheard } from '../screen-reader/heard.ts'

const item = (text: string, kind = '', within = -1) => ({ texts: [text], kind, within })

const vocabulary = learn(
  [
    item('start'),
    item('name', 'h2'),
    item('next'),
    { texts: ['name', 'value'], kind: 'input text', within: -1 },
    item('next'),
    item('name', 'a'),
    item('next'),
  ],
  ['start', 'name', 'heading', 'next', 'name', 'entry', 'value', 'next', 'name', 'Link', 'next'],
)

const page = [
  item('Main', 'landmark'),
  item('About us', 'a'),
  item(' '),
  item('Prices: what it costs', 'h2'),
  item('what it costs', 'a', 3),
  item('Nothing.'),
]
const said = ['ABOUT US', 'link', 'Prices', 'what it costs', 'link', 'heading', 'Nothing.']

test('a reader’s own words are learned from samples, without their values', () => {
  expect([...vocabulary].filter(([kind]) => kind)).toEqual([
    ['h2', ['heading']],
    ['input text', ['entry']],
    ['a', ['link']],
  ])
})

test('nothing is missed if all is said in order, whatever its case, with other words between', () => {
  expect(unheard(page, said, vocabulary)).toEqual([])
})

test.each([
  ['a text is not said', said.with(6, ''), ['nothing']],
  [
    'texts are in another order',
    said.toReversed(),
    ['About us: not as a (link)', 'prices what it costs', 'what it costs', 'nothing'],
  ],
  ['an element is not said to be one', said.with(1, ''), ['About us: not as a (link)']],
  ['an element is said to be another', said.with(1, 'heading'), ['About us: not as a (link)']],
  ['a text is run together with others', said.with(0, '1About us'), ['about us']],
])('it is noticed if %s', (_what, phrases, missed) => {
  expect(unheard(page, phrases, vocabulary)).toEqual(missed)
})

test('a kind without a sample is reported; without samples, only texts count', () => {
  expect(unheard([item('Go', 'button')], ['Go'], vocabulary)).toEqual(['Go: not as button (no sample)'])
  expect(unheard([item('Go', 'button')], ['Go'])).toEqual([])
})

test('names from outside the part that was read are reported', () => {
  const dialog = [item('Close', 'button')]
  expect(leaked([...page, ...dialog], dialog, ['Close', 'navigation', 'Main.'])).toEqual(['Main.'])
})
