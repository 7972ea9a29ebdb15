import { expect, test } from 'vitest'
import { endOfFirstScreen } from './first-screen.ts'

const firstScreen = (html: string) => html.slice(0, endOfFirstScreen(html))

test('the first screen ends at the third section', () => {
  const html =
    '<main><section class="hero section">1</section><section id="a" class="section section--wide">2</section>'
  expect(firstScreen(`${html}<section class="section">3</section><footer></footer>`)).toBe(html)
})

test('classes that only begin with the word are not sections', () => {
  const html = '<main><h2 class="section__heading"></h2><p class="section-a"></p><p class="b section-c"></p>'
  expect(firstScreen(`${html}<footer></footer>`)).toBe(html)
})

test('a long text ends the first screen where the window is full', () => {
  const paragraph = `<p>${'Words. '.repeat(200)}</p>`
  const html = `<main><article>${paragraph}${paragraph}`
  expect(firstScreen(`${html}<table></table></article></main>`)).toBe(html)
})

test('a page without content is all first screen', () => {
  expect(firstScreen('<main></main>')).toBe('<main></main>')
})
