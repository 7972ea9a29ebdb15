import { letter } from '#scripts/build/drawings/sketches.ts'
import { loadContent } from '#content/pipeline/load.ts'
import { contact } from '#content/pages/contact.ts'
import { pageHead } from '#renderer/page-head.ts'

export type Data = ReturnType<typeof data>

export function data() {
  return {
    drawing: letter(),
    ...pageHead({ path: '/contact/', fields: contact, name: 'Contact', pageType: 'ContactPage' }),
    page: contact,
    topics: loadContent().services.map(({ slug, fields }) => ({ value: slug, label: fields.label })),
  }
}
