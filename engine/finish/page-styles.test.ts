import { compile } from 'sass'
import { describe, expect, test } from 'vitest'
import { createStyleSubsetter, sentStyles } from './page-styles.ts'
import { tidyMarkup } from './tidy-markup.ts'

const parts = (css: string, html: string) => createStyleSubsetter(css)(tidyMarkup(html).names)
const hidden =
  '@layer reset{[data-below]{visibility:hidden}}@media screen{[data-deferred] [data-below]{content-visibility:hidden}}'
const shown =
  '@layer reset{[data-below]{visibility:inherit}}@media screen{[data-deferred] [data-below]{content-visibility:revert-layer}}'
const first = (css: string, html: string) => parts(css, html).first.replace(hidden, '')
const rest = (css: string, html: string) => parts(css, html).rest.replace(shown, '')
/** The styles that a page gets, from either part. */
const cut = (css: string, html: string) => first(css, html) || rest(css, html)

describe('the part of a stylesheet that a page can use', () => {
  test.each([
    ['a class of the page', '.a{color:red}', '<p class="b a">'],
    ['a class in single quotes', '.a{color:red}', "<p class='b a' hidden>"],
    ['any argument of :is()', ':is(.x,.a b){color:red}', '<p class="a"><b></b></p>'],
    ['any argument of :where()', ':where(.x,.a b){color:red}', '<p class="a"><b></b></p>'],
    ['a state of an element', 'a:focus>b::before{color:red}', '<a href="/"><b></b></a>'],
    ['an attribute with a value', 'input[type="text" i]{color:red}', '<input type="text"/>'],
    ['elements that the browser may open', 'details[open] summary{color:red}', '<details><summary>'],
    ['an id in brackets', '[id=a-b]{color:red}', '<p id="a-b">'],
    ['the theme that an inline script sets', ':root[data-theme=light]{color:red}', '<p>'],
    ['a rule whatever the arguments of :not()', 'p:not(.gone){color:red}', '<p>'],
    ['a rule within a condition', '@media print{@layer x{p{color:red}}}', '<p>'],
    ['the order of the layers', '@layer one,two;p{color:red}', '<p>'],
  ])('keeps %s', (_what, css, html) => expect(cut(css, html)).toBe(css))

  test.each([
    ['a class that the page lacks', '.a{color:red}', '<p class="ab">'],
    ['a descendant that the page lacks', '.a .b{color:red}', '<p class="a">'],
    ['arguments of :is() that the page lacks', 'p:is(.x,.a b){color:red}', '<p class="a">'],
    ['arguments of :where() that the page lacks', ':where(.x){color:red}', '<p class="a">'],
    ['a state that needs a visitor’s action', 'a:hover b{color:red}', '<a><b></b></a>'],
    ['an id in brackets that the page lacks', '[id=a-b]{color:red}', '<p id="a">'],
    ['a condition that became empty', '@media print{@layer x{.a{color:red}}}', '<p>'],
    ['keyframes without a user', '@keyframes k{0%{color:red}}.a{animation:k 1s}', '<p>'],
    ['properties of properties without a user', ':root{--a:1;--b:var(--a)}.a{order:var(--b)}', '<p>'],
    ['a class that only a script names', '.a{color:red}', '<script>"<p class=\\"a\\">"</script>'],
  ])('drops %s', (_what, css, html) => expect(cut(css, html)).toBe(''))

  test('keeps the selectors of a list that the page can use', () => {
    expect(cut('.x,.a,:is(.y,.z) p{color:red}', '<p class="a">')).toBe('.a{color:red}')
  })

  test('keeps keyframes and properties that a kept rule names', () => {
    const css = ':root{--a:1}@keyframes k{0%{order:var(--a)}}p{animation:k 1s}'
    expect(cut(css, '<p>')).toBe(css)
  })
})

test('a page has all styles of the line about hours, whose text a script adds', () => {
  const { css } = compile('components/hours/hours.scss', { style: 'compressed' })
  const { first: start, rest: later } = parts(css, '<html class="js"><p class="open-now"></p></html>')
  expect(`${start}${later}`.replace(hidden, '').replace(shown, '')).toBe(css)
})

describe('the two parts of a page’s styles', () => {
  const html = '<a class="x"></a><p class="section"></p><p class="section"><b></b></p><p class="footer"></p>'

  test('of a part without a box, the elements are below the first screen', () => {
    const { markup } = tidyMarkup('<p class="plate"></p><div class="prerendered"><a></a></div><b></b>')
    expect(markup).toContain('<div class="prerendered"><a data-below></a></div><b data-below>')
  })

  test('a drawing at full width ends the first part, too', () => {
    const { names } = tidyMarkup('<div><p class="plate"><a></a></p></div><b></b>')
    expect([...names.first]).toEqual(expect.arrayContaining(['.plate', 'a']))
    expect(names.first).not.toContain('b')
  })

  test.each([
    ['styles of the second section', '.x{order:1}b{order:2}', '.x{order:1}', 'b{order:2}'],
    ['styles of the footer', '.x{order:1}.footer{order:2}', '.x{order:1}', '.footer{order:2}'],
    ['the selectors of a rule', '.x,b{order:1}', '.x{order:1}', 'b{order:1}'],
    [
      'rules that use custom properties, which stay in the first part',
      ':root{--a:1;--b:2}a{order:var(--a)}b{order:var(--b)}',
      ':root{--a:1;--b:2}a{order:var(--a)}',
      'b{order:var(--b)}',
    ],
    [
      'custom properties that few visitors need',
      ':root[data-theme=light]{--b:2}@media (prefers-contrast:more){:root{--b:3}}b{order:var(--b)}',
      '',
      ':root[data-theme=light]{--b:2}@media (prefers-contrast:more){:root{--b:3}}b{order:var(--b)}',
    ],
    [
      'rules with a font, which stays in the first part',
      '@font-face{font-family:f;src:url(f.woff2)}.x,b{font-family:f}',
      '@font-face{font-family:f;src:url(f.woff2)}.x{font-family:f}',
      'b{font-family:f}',
    ],
    [
      'rules with keyframes, which stay in the first part',
      '@keyframes k{0%{order:1}}.x{animation:k}b{animation:k}',
      '@keyframes k{0%{order:1}}.x{animation:k}',
      'b{animation:k}',
    ],
    ['styles for paper', '.x{order:1}@media print{.x{order:2}}', '.x{order:1}', '@media print{.x{order:2}}'],
    [
      'layers, whose order stays in the first part',
      '@layer a,b;@layer a{.x{order:0}b{order:1}}',
      '@layer a,b;@layer a{.x{order:0}}',
      '@layer a{b{order:1}}',
    ],
    ['styles of the cookie banner', '.x{order:1}.consent{order:2}', '.x{order:1}', '.consent{order:2}'],
    ['nothing for a ground that the page lacks', '[data-ground=x]{order:1}', '', ''],
  ])('divide %s', (_what, css, expectedFirst, expectedRest) => {
    expect(first(css, html)).toBe(expectedFirst)
    expect(rest(css, html)).toBe(expectedRest)
  })

  test('differ between pages with other names', () => {
    const partsOf = createStyleSubsetter('.x{order:1}.y{order:2}')
    const firstOf = (body: string) => partsOf(tidyMarkup(body).names).first.replace(hidden, '')
    expect(['<p class="x">', '<p class="y">', '<p class="x">'].map(firstOf)).toEqual([
      '.x{order:1}',
      '.y{order:2}',
      '.x{order:1}',
    ])
  })

  test('hide what is below the first screen until it has its styles', () => {
    expect(parts('', html)).toEqual({ first: hidden, rest: shown })
  })
})

test('the whole stylesheet lacks the font, keeps the rest, and shows what is below the first screen', () => {
  const css = '@layer a{@font-face{font-family:x;src:url(x.woff2)}}@layer b{p{font-family:x}}'
  expect(sentStyles(css)).toBe(`@layer b{p{font-family:x}}${shown}`)
  expect(sentStyles('p{order:1}')).toBe('p{order:1}')
})
