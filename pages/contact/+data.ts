import { createElement } from 'react'
import { renderPart } from '#components/html/render-part.tsx'
import { mainPage } from '#pages/main-page.ts'
import { Ways } from './Ways.tsx'

export type Data = ReturnType<typeof data>

export function data() {
  const { content, page, head } = mainPage('contact', { pageType: 'ContactPage' })
  return {
    ...head,
    page: { title: page.title, summary: page.summary, hero: page.hero, form: page.form },
    prerendered: {
      ways: renderPart('/contact/', createElement(Ways, { page })),
    },
    topics: content.services.map(({ slug, fields }) => ({ value: slug, label: fields.label })),
  }
}
