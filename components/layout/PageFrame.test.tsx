// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { at, mounted } from '#tests/mounted.tsx'
import { useRendersBelow } from './below.ts'
import { PageFrame } from './PageFrame.tsx'

const world = vi.hoisted(() => ({ page: {}, isSlow: false }))
vi.mock('vike-react/usePageContext', () => ({ usePageContext: () => world.page }))
vi.mock('#components/app/navigation-progress.ts', () => ({ useSlowNavigation: () => world.isSlow }))

const Below = () => useRendersBelow() && 'Below'
const onWhole = vi.fn<(context: object) => void>()
/** A page, as a navigation to it shows it unless the context says something else. */
function frameOf(context: object, isSlow = false) {
  Object.assign(world, { page: { isHydration: false, urlParsed: {}, urlPathname: '/', ...context }, isSlow })
  return (
    <PageFrame onWhole={onWhole}>
      Above
      <Below />
    </PageFrame>
  )
}

test('the pre-rendered page has no animation, and can take the focus from the skip link', () => {
  expect(renderToStaticMarkup(frameOf({ isHydration: undefined }))).toBe(
    '<main id="main" class="page" tabindex="-1"><div>AboveBelow</div></main>',
  )
})

test.each([
  ['a page that a navigation shows', {}, ['Above', 'AboveBelow']],
  ['the pre-rendered page', { isHydration: true }, ['AboveBelow', 'AboveBelow']],
  ['a page of the history', { isHistoryNavigation: true }, ['AboveBelow', 'AboveBelow']],
  ['a place within a page', { urlParsed: { hashOriginal: '#fit' } }, ['AboveBelow', 'AboveBelow']],
])('%s is whole after its first frame, and then says so once', async (_what, context, [first, then]) => {
  mounted(frameOf(context))
  expect(at('main').textContent).toBe(first)
  expect(at('main > div').className).toBe('isHydration' in context ? '' : 'page__entering')
  await expect.poll(() => onWhole).toHaveBeenCalledExactlyOnceWith(world.page)
  expect(at('main').textContent).toBe(then)
})

test('a slow navigation is announced, and the current page stays until it ends', () => {
  const html = renderToStaticMarkup(frameOf({}, true))
  expect(html).toMatch(/^<main[^>]* aria-busy="true"/)
  expect(html).toContain('role="status"')
  expect(html).toContain('Above')
})
