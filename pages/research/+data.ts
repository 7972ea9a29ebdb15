import { loadContent } from '#content/pipeline/load.ts'
import { research } from '#content/pages/research.ts'
import { toSeo } from '#renderer/seo.ts'
import { sameness, textShare } from './experiments.ts'

export type Data = ReturnType<typeof data>

export function data() {
  const content = loadContent()
  return {
    seo: toSeo('/research/', research),
    page: research,
    notes: [
      { note: research.notes.weight, result: textShare(content) },
      { note: research.notes.sameness, result: sameness(content) },
    ],
  }
}
