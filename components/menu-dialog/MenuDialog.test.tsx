import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MenuDialog } from './MenuDialog.tsx'

beforeEach(() => vi.stubGlobal('document', { documentElement: { dataset: { theme: 'dark' } } }))
afterEach(() => vi.unstubAllGlobals())

const render = () =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={['/about/']}>
      <MenuDialog onClose={() => {}} />
    </MemoryRouter>,
  )

test('the theme in use is selected', () => {
  const [chosen = ''] = /<input [^>]*checked=""[^>]*>/.exec(render()) ?? []
  expect(chosen).toContain('value="dark"')
})
