import { renderPart } from '#components/html/render-part.tsx'
import { jobPath } from '#model/routes.ts'
import { Link } from '#components/link/Link.tsx'
import { words } from '#.site/words/job-page.ts'
import { fill } from '#model/fill.ts'
import { mainPage } from '#pages/main-page.ts'
import { writtenDay } from '#model/written.ts'

export type Data = ReturnType<typeof data>

export function data() {
  const { content, page, head } = mainPage('careers')
  const jobs = content.jobs.map(({ slug, fields: { label, card, published } }) => ({
    title: label,
    description: renderPart(
      '/careers/',
      <>
        {card} <Link to={jobPath(slug)}>{fill(words.more, { label })}</Link>
      </>,
    ),
    posted: published,
  }))
  return {
    ...head,
    page,
    openRoles: [...jobs, ...page.roles].map((role) => ({ ...role, posted: writtenDay(role.posted) })),
  }
}
