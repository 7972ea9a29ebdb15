import { createElement } from 'react'
import { renderPart } from '#components/html/render-part.tsx'
import { Sketch } from '#components/sketch/Sketch.tsx'
import { letter } from '#engine/drawings/sketches.ts'
import { loadContent } from '#engine/content/load.ts'
import { contact } from '#sites/spanwright/pages/contact.ts'
import { pageHead } from '#engine/head/page-head.ts'
import { Ways } from './Ways.tsx'

export type Data = ReturnType<typeof data>

export function data() {
  return {
    ...pageHead({ path: '/contact/', fields: contact, name: 'Contact', pageType: 'ContactPage' }),
    page: { title: contact.title, summary: contact.summary, form: contact.form },
    prerendered: {
      drawing: renderPart('/contact/', createElement(Sketch, letter())),
      ways: renderPart('/contact/', createElement(Ways)),
    },
    topics: loadContent().services.map(({ slug, fields }) => ({ value: slug, label: fields.label })),
  }
}
