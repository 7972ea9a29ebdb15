import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { words as menuTexts } from '#.site/words/menu.ts'
import { headerMenu } from '#model/navigation.ts'
import { MenuDialog } from './MenuDialog.tsx'

beforeEach(() => vi.stubGlobal('document', { documentElement: { dataset: { theme: 'dark' } } }))
afterEach(() => vi.unstubAllGlobals())

const render = () =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={['/about/']}>
      <MenuDialog onClose={() => {}} />
    </MemoryRouter>,
  )

test('it has every link of the menu once, in order, and a button to close it', () => {
  const links = [...render().matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href)
  expect(links).toEqual(headerMenu.map(({ href }) => href))
  expect(render()).toContain(`aria-label="${menuTexts.close}"`)
})

test('the theme in use is selected', () => {
  const [chosen = ''] = /<input [^>]*checked=""[^>]*>/.exec(render()) ?? []
  expect(chosen).toContain('value="dark"')
})
