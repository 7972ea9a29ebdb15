import { expect, test } from 'vitest'
import { renderBody } from '../content/markdown.ts'
import { inlineMarkdown, plainText } from './common.ts'
import { noticeSchema } from './site.ts'

const spanish = '<span lang="es">Aquí se habla español</span>'

test.each([
  ['in double quotes', `“${spanish}.”`],
  ['in single quotes or none', "<span lang='la'>a</span> <span lang=la>b</span>"],
  ['with emphasis within and around', 'A **b <span lang="es">*la* casa</span>**'],
  ['inside another', '<span lang="es">Diga <span lang="en">hello</span></span>'],
  ['in a word', 'The <span lang="nb">lov</span>s'],
  ['in the other direction', '<span lang="ar">مرحبا!</span>'],
])('a passage keeps its language (%s)', (_, source) => {
  const html = source
    .replaceAll(
      /lang=["']?(\w+)["']?/g,
      (_all, tag: string) => `lang="${tag}"${tag === 'ar' ? ' dir="rtl"' : ''}`,
    )
    .replaceAll(/\*\*(.*)\*\*/g, '<strong>$1</strong>')
    .replaceAll(/\*(.*)\*/g, '<em>$1</em>')
  expect(inlineMarkdown.parse(source)).toEqual({ html })
  expect(renderBody(source)).toMatchObject({ html: { html: `<p>${html}</p>` }, faults: [] })
})

test('the tags of a passage do not count as words', () => {
  const { headings, words } = renderBody(`## ${spanish}`)
  expect(headings).toEqual([{ id: 'aquí-se-habla-español', text: 'Aquí se habla español', level: 2 }])
  expect(words).toBe(4)
})

test.each([
  ['<span lang="xx">a</span>', /the language “xx” is not valid; expected a tag such as/],
  ['<span lang="ES">a</span>', /the language “ES” is not valid; expected a tag/],
  ['<span lang="">a</span>', /the language “” is not valid; expected a tag/],
  ['<span lang=“es”>a</span>', /the language ““es”” is not valid; expected a tag/],
  ['a <span lang="es">b', /<span lang="es"> is not closed; expected <\/span>/],
  ['*<span lang="es">a* b</span>', /<span lang="es"> is not closed; .* in the same emphasis/],
  ['a</span>', /raw HTML is not rendered; expected Markdown, or <span lang="es">words<\/span>/],
  ['<span lang="es" onclick="x()">a</span>', /raw HTML/],
  ['<span lang="es"><b>a</b></span>', /raw HTML/],
  ['<span lang="es">\n\na\n\n</span>', /raw HTML is not rendered/],
  ['a <b>b</b>', /raw HTML/],
])('%s is reported in fields, in bodies with its line, and in the notice', (source, problem) => {
  expect(inlineMarkdown.safeParse(source).error?.issues[0]?.message).toMatch(problem)
  expect(noticeSchema.safeParse({ text: source }).error?.issues[0]?.message).toMatch(problem)
  const { faults } = renderBody(`A line.\n\n${source}`)
  expect(faults[0]).toEqual({ line: 3, field: 'html', problem: expect.stringMatching(problem) as string })
})

test('a span in code stays code', () => {
  expect(inlineMarkdown.parse('`<span lang="es">`')).toEqual({ html: '<code>&#x3C;span lang="es"></code>' })
})

test('plain text must not contain passages', () => {
  expect(plainText(2, 80).safeParse(spanish).error?.issues[0]?.message).toMatch(/plain text.* without <span>/)
})
