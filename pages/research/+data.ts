import { bentBeam } from '#content/drawings/sketches.ts'
import { loadContent } from '#content/pipeline/load.ts'
import { research } from '#content/pages/research.ts'
import { pageHead } from '#renderer/page-head.ts'
import { sameness, textShare } from './experiments.ts'

export type Data = ReturnType<typeof data>

export function data() {
  const content = loadContent()
  return {
    drawing: bentBeam(),
    ...pageHead({ path: '/research/', fields: research, name: 'Research' }),
    page: research,
    notes: [
      { note: research.notes.weight, result: textShare(content) },
      { note: research.notes.sameness, result: sameness(content) },
    ],
  }
}
