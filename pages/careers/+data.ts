import { createElement } from 'react'
import { renderPart } from '#components/html/render-part.tsx'
import { jobPath } from '#model/routes.ts'
import { JobTeaser } from './JobTeaser.tsx'
import { writtenDay } from '#engine/content/written.ts'
import { mainPage } from '#pages/main-page.ts'

export type Data = ReturnType<typeof data>

export function data() {
  const { content, page, head } = mainPage('careers')
  const jobs = content.jobs.map(({ slug, fields: { label, card, published } }) => ({
    title: label,
    description: renderPart('/careers/', createElement(JobTeaser, { path: jobPath(slug), label, card })),
    posted: published,
  }))
  return {
    ...head,
    page,
    openRoles: [...jobs, ...page.roles].map((role) => ({ ...role, posted: writtenDay(role.posted) })),
  }
}
