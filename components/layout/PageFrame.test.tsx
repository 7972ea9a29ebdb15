import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'

const world = vi.hoisted(() => ({ isHydration: true, isHistoryNavigation: false, hash: '', isSlow: false }))
vi.mock('vike-react/usePageContext', () => ({
  usePageContext: () => ({
    isHydration: world.isHydration,
    isHistoryNavigation: world.isHistoryNavigation,
    urlParsed: { hashOriginal: world.hash },
    urlPathname: '/about/',
  }),
}))
vi.mock('#components/app/navigation-progress.ts', () => ({ useSlowNavigation: () => world.isSlow }))

// Workers keep their modules from one file to the next.
vi.resetModules()
const { useRendersBelow } = await import('./below.ts')
const { PageFrame } = await import('./PageFrame.tsx')
afterAll(() => void vi.resetModules())

const Below = () => useRendersBelow() && <p>Below</p>

const render = () =>
  renderToStaticMarkup(
    <PageFrame onWhole={() => {}}>
      <p>Words</p>
      <Below />
    </PageFrame>,
  )

beforeEach(() =>
  Object.assign(world, { isHydration: true, isHistoryNavigation: false, hash: '', isSlow: false }),
)

test('the pre-rendered page has no animation, and can take the focus from the skip link', () => {
  expect(render()).toBe(
    '<main id="main" class="page" tabindex="-1"><div><p>Words</p><p>Below</p></div></main>',
  )
})

test('a page shown by a client navigation fades in, first without what is below its first screen', () => {
  world.isHydration = false
  expect(render()).toContain('<div class="page__entering"><p>Words</p></div>')
})

test.each([{ isHistoryNavigation: true }, { hash: '#wrong' }])(
  'a navigation into a page shows all of it: %o',
  (to) => {
    Object.assign(world, { isHydration: false, ...to })
    expect(render()).toContain('<p>Words</p><p>Below</p></div>')
  },
)

test('a slow navigation is announced, and the current page stays until it ends', () => {
  world.isSlow = true
  const html = render()
  expect(html).toMatch(/^<main[^>]* aria-busy="true"/)
  expect(html).toContain('role="status"')
  expect(html).toContain('<p>Words</p>')
})
