import { createElement } from 'react'
import type { PageContextServer } from 'vike/types'
import { renderPart } from '#components/html/render-part.tsx'
import { workedExample } from '#components/demonstration/worked-example.tsx'
import { entryOf, entryOfAddress, pageOf, toTeaser } from '#engine/content/find.ts'
import { tucked } from '#engine/content/headings.ts'
import { loadContent } from '#engine/content/load.ts'
import { caseStudyPath, caseStudySlugs } from '#model/routes.ts'
import { pagePicture } from '#engine/drawings/of-page.ts'
import { pagePhoto } from '#engine/pictures/page-photo.ts'
import { pageHead } from '#engine/head/page-head.ts'
import { techArticle } from '#engine/head/structured-data.ts'
import { words as sections } from '#.site/words/case-study.ts'
import { fill } from '#model/fill.ts'
import { crumbsTo } from '#pages/main-page.ts'
import { relatedItem } from '#pages/related-item.ts'
import { filledClauses } from './filled-clauses.ts'
import { StudyDrawing } from './StudyDrawing.tsx'
import { StudyText } from './StudyText.tsx'

export type Data = ReturnType<typeof data>

export function data(pageContext: PageContextServer) {
  const content = loadContent()
  const { slug, file, fields, body } = entryOfAddress(content.caseStudies, pageContext)
  const path = caseStudyPath(slug)
  const photo = fields.photo && pagePhoto(fields.photo, file)
  const { services, posts } = fields.related
  const { demonstration } = fields
  const heading = fields.measuredHeading ?? sections.measured.heading
  const related = [
    ...services.map((service) =>
      relatedItem(sections.related.service, toTeaser(entryOf(content.services, service))),
    ),
    ...posts.map((post) => relatedItem(sections.related.reading, toTeaser(entryOf(content.posts, post)))),
  ]
  const drawing = createElement(StudyDrawing, {
    plate: pagePicture(path),
    flow: fields.flow,
    sections: {
      demonstration,
      agreement: fields.agreement,
      measured: { heading },
      related: related.length > 0 && sections.related,
    },
  })
  const text = createElement(StudyText, {
    photo: photo?.html,
    body: tucked(body.html),
    agreement: fields.agreement && {
      ...fields.agreement,
      filled: filledClauses(pageOf(content, 'sample-agreement').clauses, fields.agreement.blanks),
    },
    heading,
    measured: fields.measured,
    related,
  })
  return {
    ...pageHead({
      path,
      fields,
      name: fields.name,
      crumbs: crumbsTo('projects'),
      kind: 'article',
      about: [techArticle(path, fields, photo?.largest)],
    }),
    title: fields.title,
    summary: fields.summary,
    facts: [
      ...fields.facts,
      {
        label: sections.sheet.label,
        value: fill(sections.sheet.value, {
          sheet: caseStudySlugs.indexOf(slug) + 1,
          sheets: caseStudySlugs.length,
        }),
      },
    ],
    demonstration,
    prerendered: {
      drawing: renderPart(path, drawing),
      text: renderPart(path, text),
      ...(demonstration && { [demonstration.part]: workedExample('demonstrations', demonstration.part) }),
    },
  }
}
