import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Play } from './Play.tsx'

test('before the first use there is only the button, and nothing is fetched', () => {
  let loads = 0
  const load = async () => {
    loads += 1
    return () => null
  }
  const html = renderToStaticMarkup(<Play name="Find the odd one" load={load} />)
  expect(html).toMatch(/<button[^>]* data-early=""[^>]*>Find the odd one<\/button>/)
  expect(html).not.toContain('role="alert"')
  expect(loads).toBe(0)
})
