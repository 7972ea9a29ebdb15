import { createElement, Fragment, type ReactNode } from 'react'
import type { PageContextServer } from 'vike/types'
import { renderPart } from '#components/html/render-part.tsx'
import { entryOfAddress } from '#engine/content/find.ts'
import { loadContent } from '#engine/content/load.ts'
import { servicePath } from '#model/routes.ts'
import { pagePicture } from '#engine/drawings/of-page.ts'
import { homeCrumb, pageHead } from '#engine/head/page-head.ts'
import { faqPage, serviceThing } from '#engine/head/structured-data.ts'
import { words as interfaceTexts } from '#.site/words/interface.ts'
import { shownService } from './shown-service.ts'
import { Drawn, Told } from './Told.tsx'

export type Data = ReturnType<typeof data>

export function data(pageContext: PageContextServer) {
  const content = loadContent()
  const entry = entryOfAddress(content.services, pageContext)
  const { slug, fields } = entry
  const { title, summary, label, shape, action, play } = fields
  const path = servicePath(slug)
  const drawn = createElement(Drawn, { plate: pagePicture(path) })
  const told = createElement(Told, shownService(content, entry))
  const render = (...parts: readonly ReactNode[]) =>
    renderPart(path, createElement(Fragment, undefined, ...parts))
  return {
    ...pageHead({
      path,
      fields,
      name: label,
      crumbs: [homeCrumb, { label: interfaceTexts.pages.services, href: '/services/' }],
      about: [serviceThing(path, label, fields.description), faqPage(path, fields.questions)],
    }),
    slug,
    path,
    service: { title, summary, label, shape, action },
    ...(play && { play: play.part, start: play.button }),
    // One part, unless something live stands between the two.
    prerendered: play ? { plate: render(drawn), told: render(told) } : { told: render(drawn, told) },
  }
}
