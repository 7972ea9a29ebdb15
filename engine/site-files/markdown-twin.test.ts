import { describe, expect, test } from 'vitest'
import { markdownTwin } from './markdown-twin.ts'

const twin = (main: string) =>
  markdownTwin(`<header>menu</header><main>${main}</main>`, 'https://a.example/page/').trim()

describe('the Markdown twin of a page', () => {
  test.each([
    ['<h1>Title</h1><div><p>One  <b>two</b>.</p></div>', '# Title\n\nOne **two**.'],
    ['<p><a href="/x/#y">X</a></p>', '[X](https://a.example/x/#y)'],
    ['<p><a href="#y">Y</a></p>', '[Y](https://a.example/page/#y)'],
    // A heading's link to itself.
    ['<h2 id="y"><a href="#y">Y</a></h2>', '## Y'],
    ['<p>Section</p><h1>Title</h1><p>Text</p>', '# Title\n\nSection\n\nText'],
    // What only a stylesheet sets apart has a space between.
    ['<p><a href="/x/">X</a><a href="/y/">Y</a></p>', '[X](https://a.example/x/) [Y](https://a.example/y/)'],
    ['<p><a href="/x/">X</a><span></span><b>y</b></p><hr>', '[X](https://a.example/x/) **y**\n\n---'],
    ['<ul><li><a href="/x/">X</a><span>11<!-- --> mi</span></li></ul>', '- [X](https://a.example/x/) 11 mi'],
    ['<p>(<a href="/x/">X</a>, <b>y</b>)z</p>', '([X](https://a.example/x/), **y**)z'],
    // Passages in another language are parts of their sentence.
    [
      '<p>two <span lang="nb">lov</span>s (<span lang="nb">fri <b>rettshjelp</b></span>)</p>',
      'two lovs (fri **rettshjelp**)',
    ],
    ['<p>a<b> </b>c</p>', 'a c'],
    ['<p><i>a</i> <em>b</em> <strong>c</strong></p>', '*a* *b* **c**'],
    ['<h2> Y\n</h2>', '## Y'],
    ['<p>one<b> two </b>three</p>', 'one **two** three'],
    ['<ul><li>a</li><li><p>b</p><p>c</p></li></ul>', '- a\n- b\n  c'],
    ['<ul>\n<li>a</li>\n<li hidden>b</li></ul><ul></ul><p>c</p>', '- a\n\nc'],
    ['<div> a <span>b<p>c</p></span></div>', 'a\n\nb\n\nc'],
    ['<ol><li>a</li><li>b</li></ol>', '1. a\n2. b'],
    ['<table>\n<tr>\n<th>a</th>\n</tr><tr><td> 1|2\n</td></tr></table>', '| a |\n| --- |\n| 1\\|2 |'],
    ['<table><caption>c</caption><tr><th>a</th></tr></table>', '**c**\n\n| a |\n| --- |'],
    ['<pre><code>a\n  b</code></pre>', '```\na\n  b\n```'],
    ['<p><code>[a](b)*</code></p>', '`[a](b)*`'],
    // Text that looks like Markdown is escaped.
    ['<p>[a](b) 2*3</p>', '\\[a\\](b) 2\\*3'],
    ['<p>&lt;b&gt; &amp;amp; a_b _c_</p>', '\\<b> \\&amp; a_b \\_c\\_'],
    ['<p>## a</p>', '\\## a'],
    ['<p>a/<a href="/x/">X</a></p>', 'a/[X](https://a.example/x/)'],
    ['<p>2026. A year</p>', '2026\\. A year'],
    ['<ol><li># a</li><li>> b</li></ol>', '1. \\# a\n2. \\> b'],
    // Phones collapse this part; its heading is elsewhere.
    [
      '<details class="tuck"><summary class="tuck__line annotation">In full</summary><p>So.</p></details>',
      'So.',
    ],
    ['<details><summary>Why?</summary><p>So.</p></details>', '**Why?**\n\nSo.'],
    [
      '<picture><source srcset="/n.svg"><img src="/w.svg" alt="An argument"></picture><img src="/c.svg" alt="">',
      '![An argument](https://a.example/w.svg)',
    ],
    ['<blockquote><p>a</p><p>b</p></blockquote>', '> a\n> \n> b'],
  ])('of %s', (html, markdown) => expect(twin(html)).toBe(markdown))

  test('leaves out drawings, controls and hidden elements', () => {
    const controls = '<label>l</label><select><option>o</option></select><button>b</button>'
    expect(twin(`<svg><text>map</text></svg><form>f</form>${controls}<p hidden>h</p><p>text</p>`)).toBe(
      'text',
    )
  })

  test('has a notice under its title', () =>
    expect(markdownTwin('<main><h1>T</h1><p>Text</p></main>', 'https://a.example/', 'Made up.')).toBe(
      '# T\n\nMade up.\n\nText\n',
    ))

  test('needs a main element', () =>
    expect(() => markdownTwin('<p>', 'https://a.example')).toThrow('no main'))
})
