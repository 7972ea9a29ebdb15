import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { PageFrame } from './PageFrame.tsx'

const world = vi.hoisted(() => ({ isHydration: true, isSlow: false }))
vi.mock('vike-react/usePageContext', () => ({
  usePageContext: () => ({ isHydration: world.isHydration, urlPathname: '/about/' }),
}))
vi.mock('#components/app/navigation-progress.ts', () => ({ useSlowNavigation: () => world.isSlow }))

const render = () =>
  renderToStaticMarkup(
    <PageFrame>
      <p>Words</p>
    </PageFrame>,
  )

beforeEach(() => Object.assign(world, { isHydration: true, isSlow: false }))

test('the pre-rendered page has no animation, and can take the focus from the skip link', () => {
  expect(render()).toBe('<main id="main" class="page" tabindex="-1"><div><p>Words</p></div></main>')
})

test('a page shown by a client navigation fades in', () => {
  world.isHydration = false
  expect(render()).toContain('<div class="page__entering"><p>Words</p></div>')
})

test('a slow navigation is announced, and the current page stays until it ends', () => {
  world.isSlow = true
  const html = render()
  expect(html).toMatch(/^<main[^>]* aria-busy="true"/)
  expect(html).toContain('role="status"')
  expect(html).toContain('<p>Words</p>')
})
