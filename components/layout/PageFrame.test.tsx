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

test('the pre-rendered page is simply there, and takes the focus when the skip link leads to it', () => {
  expect(render()).toBe('<main id="main" class="page" tabindex="-1"><div><p>Words</p></div></main>')
})

test('a page that was navigated to enters', () => {
  world.isHydration = false
  expect(render()).toContain('<div class="page__entering"><p>Words</p></div>')
})

test('a slow navigation is announced, and the current page keeps its content meanwhile', () => {
  world.isSlow = true
  const html = render()
  expect(html).toMatch(/^<main[^>]* aria-busy="true"/)
  expect(html).toContain('role="status"')
  expect(html).toContain('<p>Words</p>')
})
