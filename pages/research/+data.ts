import { bentBeam } from '#scripts/build/drawings/sketches.ts'
import { loadContent } from '#content/pipeline/load.ts'
import { research } from '#content/pages/research.ts'
import { pageHead } from '#renderer/page-head.ts'
import { sameness, samenessTable, textShares, textShareTable } from '#content/pipeline/experiments.ts'

export type Data = ReturnType<typeof data>

export function data() {
  const content = loadContent()
  return {
    drawing: bentBeam(),
    ...pageHead({ path: '/research/', fields: research, name: 'Research' }),
    page: research,
    notes: [
      { note: research.notes.weight, result: textShareTable(textShares(content)) },
      { note: research.notes.sameness, result: samenessTable(sameness(content)) },
    ],
  }
}
