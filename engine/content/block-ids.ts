import type { Block } from '../schemas/blocks/index.ts'
import { slugOf } from '../site/file-name.ts'

/** Ids used by the page frame, the map and the form. */
const taken = ['action', 'main', 'by-county', 'map-detail']

/**
 * The ids of a page's blocks, in order, made from their headings. The first block of questions gets the id to which
 * search results link.
 */
export function blockIds(blocks: readonly Block[]): string[] {
  const firstQuestions = blocks.findIndex(({ type }) => type === 'questions')
  const used = new Set(firstQuestions === -1 ? taken : [...taken, 'questions'])
  return blocks.map(({ heading }, index) => {
    if (index === firstQuestions) return 'questions'
    const name = slugOf(heading).replace(/^(?=\d)/, 'part-') || 'part'
    const id = used.has(name) ? `${name}-${index + 1}` : name
    used.add(id)
    return id
  })
}
