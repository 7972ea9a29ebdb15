import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { words as demonstrationTexts } from '#.site/words/demonstration.ts'
import { Demonstration } from './Demonstration.tsx'

test('before the first use there are the figure and a button that says what it opens', () => {
  let loads = 0
  const html = renderToStaticMarkup(
    <Demonstration
      id="try"
      name="A bridge"
      load={async () => {
        loads += 1
        return () => null
      }}
    >
      <p>drawn</p>
    </Demonstration>,
  )
  expect(html).toContain('<p>drawn</p>')
  expect(html).toContain(`aria-label="${demonstrationTexts.open}: A bridge"`)
  expect(html).toMatch(/<button[^>]* data-early=""/)
  expect(html).not.toContain(demonstrationTexts.failed)
  expect(loads, 'nothing is fetched yet').toBe(0)
})
