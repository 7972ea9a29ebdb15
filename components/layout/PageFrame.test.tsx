import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, expect, test, vi } from 'vitest'

const world = vi.hoisted(() => ({ isSlow: false }))
vi.mock('vike-react/usePageContext', () => ({
  usePageContext: () => ({ isHydration: true, urlPathname: '/about/' }),
}))
vi.mock('#components/app/navigation-progress.ts', () => ({ useSlowNavigation: () => world.isSlow }))

// Workers keep their modules from one file to the next.
vi.resetModules()
const { PageFrame } = await import('./PageFrame.tsx')
afterAll(() => void vi.resetModules())

const render = () =>
  renderToStaticMarkup(
    <PageFrame onWhole={() => {}}>
      <p>Words</p>
    </PageFrame>,
  )

test('the pre-rendered page has no animation, and can take the focus from the skip link', () => {
  expect(render()).toBe('<main id="main" class="page" tabindex="-1"><div><p>Words</p></div></main>')
})

test('a slow navigation is announced, and the current page stays until it ends', () => {
  world.isSlow = true
  const html = render()
  expect(html).toMatch(/^<main[^>]* aria-busy="true"/)
  expect(html).toContain('role="status"')
  expect(html).toContain('<p>Words</p>')
})
