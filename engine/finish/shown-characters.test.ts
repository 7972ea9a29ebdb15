import { expect, test } from 'vitest'
import { shownCharacters } from './shown-characters.ts'

test.each([
  ['each character of a text once', '<main title="≠"><p>λ, “λ” and 😀</p></main>', 'λ“”😀'],
  ['text in a drawing', '<svg><text x="1">40°30′</text></svg>', '°′'],
  ['the placeholder of a field', '<input placeholder="→ here">', '→'],
  ['text of a header, but not of the head', '<head><title>λ</title></head><header>é</header>', 'é'],
  ['nothing in a tag, even if quotes hold a bracket', `<a title="a > λ">b</a><a title='> λ'>é</a>`, 'é'],
  ['nothing in a comment', '<!-- λ -->é', 'é'],
])('a page shows %s', (_, html, characters) => {
  expect(shownCharacters(html)).toBe(characters)
})

test.each(['code', 'pre', 'kbd', 'samp', 'script', 'style'])(
  'the typeface sets nothing inside %s',
  (name) => {
    expect(shownCharacters(`<${name} class="a">λ<b>→</b></${name}>é`)).toBe('é')
  },
)

test('spaces, joiners and soft hyphens need no glyph', () => {
  expect(shownCharacters('<p>a\u00A0b\u00ADc\u200Bd\u202Fe\uFE0F</p>')).toBe('')
})
