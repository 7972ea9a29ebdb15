import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { words as demonstrationTexts } from '#.site/words/demonstration.ts'
import { demonstrationNames } from '#model/words/demonstration-case-studies.ts'
import { Demonstration } from './Demonstration.tsx'
import { caseStudyFigure } from './figures.tsx'
import { caseStudyLoaders } from './loaders.ts'

test('before the first use there are the figure, and a button that says what it opens', () => {
  let loads = 0
  const html = renderToStaticMarkup(
    <Demonstration
      id="try"
      name="A bridge"
      figure={{ html: '<p>drawn</p>' }}
      load={async () => {
        loads += 1
        return () => null
      }}
    />,
  )
  expect(html).toContain('<p>drawn</p>')
  expect(html).toContain(`aria-label="${demonstrationTexts.open}: A bridge"`)
  expect(html).toMatch(/<button[^>]* data-early=""/)
  expect(loads, 'nothing is fetched by itself').toBe(0)
})

describe.each(demonstrationNames)('%s', (slug) => {
  test('has a worked example in plain HTML', () => {
    const { html } = caseStudyFigure(slug)
    expect(html.replaceAll(/<[^>]*>/g, '').length).toBeGreaterThan(50)
    expect(html).not.toMatch(/<(?:button|input|textarea)\b/)
  })

  test('has a live part that renders', async () => {
    const Live = await caseStudyLoaders[slug]()
    expect(renderToStaticMarkup(<Live />)).toMatch(/<(?:button|input|textarea)\b/)
  })
})
