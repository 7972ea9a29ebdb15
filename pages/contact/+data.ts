import { pageOf } from '#engine/content/find.ts'
import { createElement } from 'react'
import { renderPart } from '#components/html/render-part.tsx'
import { loadContent } from '#engine/content/load.ts'
import { pageHead } from '#engine/head/page-head.ts'
import { words as interfaceTexts } from '#.site/words/interface.ts'
import { Ways } from './Ways.tsx'

export type Data = ReturnType<typeof data>

export function data() {
  const content = loadContent()
  const page = pageOf(content, 'contact')
  return {
    ...pageHead({
      path: '/contact/',
      fields: page,
      name: interfaceTexts.pages.contact,
      pageType: 'ContactPage',
    }),
    page: { title: page.title, summary: page.summary, hero: page.hero, form: page.form },
    prerendered: {
      ways: renderPart('/contact/', createElement(Ways, { page })),
    },
    topics: content.services.map(({ slug, fields }) => ({ value: slug, label: fields.label })),
  }
}
