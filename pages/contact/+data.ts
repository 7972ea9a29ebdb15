import { contact } from '#content/pages/contact.ts'
import { toSeo } from '#renderer/seo.ts'

export type Data = ReturnType<typeof data>

export function data() {
  return { seo: toSeo('/contact/', contact), page: contact }
}
