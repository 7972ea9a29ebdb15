import { createElement } from 'react'
import { renderPart } from '#components/html/render-part.tsx'
import { jobPath } from '#model/routes.ts'
import { JobTeaser } from './JobTeaser.tsx'
import { loadContent } from '#engine/content/load.ts'
import { pageOf } from '#engine/content/find.ts'
import { writtenDay } from '#engine/content/written.ts'
import { pageHead } from '#engine/head/page-head.ts'
import { words as interfaceTexts } from '#.site/words/interface.ts'

export type Data = ReturnType<typeof data>

export function data() {
  const content = loadContent()
  const page = pageOf(content, 'careers')
  const jobs = content.jobs.map(({ slug, fields: { label, card, published } }) => ({
    title: label,
    description: renderPart('/careers/', createElement(JobTeaser, { path: jobPath(slug), label, card })),
    posted: published,
  }))
  return {
    ...pageHead({ path: '/careers/', fields: page, name: interfaceTexts.pages.careers }),
    page,
    openRoles: [...jobs, ...page.roles].map((role) => ({ ...role, posted: writtenDay(role.posted) })),
  }
}
