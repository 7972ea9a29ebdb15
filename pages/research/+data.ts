import { research } from '#content/pages/research.ts'
import { toSeo } from '#renderer/seo.ts'

export type Data = ReturnType<typeof data>

export function data() {
  return { seo: toSeo('/research/', research), page: research }
}
