import { entryOf } from '#content/pipeline/find.ts'
import { loadContent } from '#content/pipeline/load.ts'
import { legalPath, type LegalSlug } from '#content/routes.ts'
import { toSeo } from '#renderer/seo.ts'

export type LegalData = ReturnType<typeof legalData>

/** Data of a legal page. Build time only. */
export function legalData(slug: LegalSlug) {
  const { fields, body } = entryOf(loadContent().legal, slug)
  return {
    seo: toSeo(legalPath(slug), fields),
    title: fields.title,
    summary: fields.summary,
    points: fields.points,
    updated: fields.updated,
    contents: body.headings.filter(({ level }) => level === 2).map(({ id, text }) => ({ id, text })),
    body: body.html,
  }
}
