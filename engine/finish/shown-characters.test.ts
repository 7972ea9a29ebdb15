import { expect, test } from 'vitest'
import { shownCharacters } from './shown-characters.ts'

test.each([
  ['text, each character once', '<main title="≠"><p>λ, “λ” and 😀</p></main>', 'λ“”😀'],
  ['words in a drawing', '<svg><text x="1">40°30′</text></svg>', '°′'],
  ['what a field shows while it is empty', '<input placeholder="→ here">', '→'],
  ['a header, but not the head', '<head><title>λ</title></head><header>é</header>', 'é'],
  ['a tag whose quotes hold an arrow', `<a title="a > λ">b</a><a title='> λ'>é</a>`, 'é'],
  ['no comment', '<!-- λ -->é', 'é'],
])('shown is %s', (_, html, characters) => {
  expect(shownCharacters(html)).toBe(characters)
})

test.each(['code', 'pre', 'kbd', 'samp', 'script', 'style'])(
  'the typeface does not set %s, nor what is in it',
  (name) => {
    expect(shownCharacters(`<${name} class="a">λ<b>→</b></${name}>é`)).toBe('é')
  },
)

test('nothing is drawn for spaces, joiners and soft hyphens', () => {
  expect(shownCharacters('<p>a\u00A0b\u00ADc\u200Bd\u202Fe\uFE0F</p>')).toBe('')
})
