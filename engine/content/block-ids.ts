import type { Block } from '../schemas/blocks/index.ts'
import { slugOf } from '../site/file-name.ts'

/** Ids used by the page frame, the map and the form, and by the sections that follow a text. */
export const taken: readonly string[] =
  'action action-heading adjustments announcer apply by-county in-short main map-detail menu questions related root search sources work'.split(
    ' ',
  )

/**
 * The ids of a page's blocks, in order, made from their headings. The first block of questions gets the id to which
 * search results link.
 */
export function blockIds(blocks: readonly Block[]): string[] {
  const firstQuestions = blocks.findIndex(({ type }) => type === 'questions')
  const used = new Set(taken)
  return blocks.map(({ heading }, index) => {
    if (index === firstQuestions) return 'questions'
    const name = slugOf(heading).replace(/^(?=\d)/, 'part-') || 'part'
    const id = used.has(name) ? `${name}-${index + 1}` : name
    used.add(id)
    return id
  })
}
