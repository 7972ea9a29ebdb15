import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createPath, Router, type Navigator } from 'react-router-dom'
import { withBase } from '#model/base-path.ts'
import type { RoutePath } from '#model/routes.ts'
import type { RenderedHtml } from '#model/rich-text.ts'

/** Nothing navigates while HTML is rendered. */
const navigator: Navigator = {
  createHref: (to) => withBase(typeof to === 'string' ? to : createPath(to)),
  push: () => {},
  replace: () => {},
  go: () => {},
}

/**
 * Renders a part of a page that needs no script, that is, no state, effect or handler. Build time only: a `+data`
 * returns it in `prerendered`, and the page shows it with `<Prerendered>`.
 */
export const renderPart = (path: RoutePath, part: ReactNode): RenderedHtml => ({
  html: renderToStaticMarkup(
    <Router location={path} navigator={navigator} static>
      {part}
    </Router>,
  ),
})
