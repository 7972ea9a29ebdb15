import { createElement, Fragment, type ReactNode } from 'react'
import type { PageContextServer } from 'vike/types'
import { renderPart } from '#components/html/render-part.tsx'
import { Plate } from '#components/plate/Plate.tsx'
import { entryOfAddress } from '#engine/content/find.ts'
import { loadContent } from '#engine/content/load.ts'
import { servicePath } from '#model/routes.ts'
import { pagePicture } from '#engine/drawings/of-page.ts'
import { pageHead } from '#engine/head/page-head.ts'
import { faqPage, serviceThing } from '#engine/head/structured-data.ts'
import { crumbsTo } from '#pages/main-page.ts'
import { ServiceText } from './ServiceText.tsx'
import { shownService } from './shown-service.ts'

export type Data = ReturnType<typeof data>

export function data(pageContext: PageContextServer) {
  const content = loadContent()
  const entry = entryOfAddress(content.services, pageContext)
  const { slug, fields } = entry
  const { title, summary, label, shape, action, play } = fields
  const path = servicePath(slug)
  const picture = pagePicture(path)
  const drawing =
    picture &&
    createElement('div', { className: 'sheet' }, createElement(Plate, { ...picture, isFirst: true }))
  const text = createElement(ServiceText, shownService(content, entry))
  const render = (...parts: readonly ReactNode[]) =>
    renderPart(path, createElement(Fragment, undefined, ...parts))
  return {
    ...pageHead({
      path,
      fields,
      name: label,
      crumbs: crumbsTo('services'),
      about: [serviceThing(path, label, fields.description), faqPage(path, fields.questions)],
    }),
    slug,
    path,
    service: { title, summary, shape, action },
    ...(play && { play: play.part, start: play.button }),
    // One part, unless a play stands between drawing and text.
    prerendered: play ? { plate: render(drawing), told: render(text) } : { told: render(drawing, text) },
  }
}
