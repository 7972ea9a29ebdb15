import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { basePath, withBase } from '#model/base-path.ts'
import type { RoutePath } from '#model/routes.ts'
import type { RenderedHtml } from '#model/rich-text.ts'

/**
 * Renders a part of a page that needs no script, that is, no state, effect or handler. Build time only: a `+data`
 * returns it in `prerendered`, and the page shows it with `<Prerendered>`.
 */
export const renderPart = (path: RoutePath, part: ReactNode): RenderedHtml => ({
  html: renderToStaticMarkup(
    <StaticRouter basename={`${basePath}/`} location={withBase(path)}>
      {part}
    </StaticRouter>,
  ),
})
