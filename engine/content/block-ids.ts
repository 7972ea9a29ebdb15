import type { Block } from '../schemas/blocks/index.ts'
import { slugOf } from '../site/file-name.ts'

/** Ids that the frame of a page, a map or a form has. */
const taken = ['action', 'main', 'by-county', 'map-detail']

/**
 * The fragments by which the blocks of a page are linked to, in their order: the words of their headings. The first
 * questions have the one that the search knows.
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
