import { createElement } from 'react'
import type { PageContextServer } from 'vike/types'
import { renderPart } from '#components/html/render-part.tsx'
import { entryOfAddress } from '#engine/content/find.ts'
import { loadContent } from '#engine/content/load.ts'
import { pageHead } from '#engine/head/page-head.ts'
import { jobPosting } from '#engine/head/structured-data.ts'
import { crumbsTo } from '#pages/main-page.ts'
import { jobPath } from '#model/routes.ts'
import { JobText } from './JobText.tsx'
import { jobFacts } from './job-facts.ts'

export type Data = ReturnType<typeof data>

export function data(pageContext: PageContextServer) {
  const { slug, fields, body } = entryOfAddress(loadContent().jobs, pageContext)
  const path = jobPath(slug)
  return {
    ...pageHead({
      path,
      fields,
      name: fields.label,
      crumbs: crumbsTo('careers'),
      about: jobPosting(path, fields, body.html.html),
    }),
    title: fields.title,
    summary: fields.summary,
    facts: jobFacts(fields),
    prerendered: {
      told: renderPart(path, createElement(JobText, { body: body.html, apply: fields.apply })),
    },
  }
}
