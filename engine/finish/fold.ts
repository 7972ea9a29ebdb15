import type { StartTag } from './start-tag.ts'

/** The attribute of the elements that follow the first section, or what it is in; the footer has it in any case. */
export const below = 'data-below'

/** Where an element is: above the fold, the outermost one below it, or within such a one. */
type Place = 'first' | 'top' | 'within'

/**
 * Finds the fold of a page as its tags go by: the end of the first section, or the footer of a page without one.
 * A first section is higher than a phone; what a taller window shows of the next ones comes a moment later.
 */
export function openFold() {
  let depth = 0
  let section: number | undefined
  /** The depth of what follows the fold: of the first section, then of each element around it that has ended. */
  let folded: number | undefined

  return {
    enter({ names, isEmpty }: StartTag): Place {
      if (names.includes('.footer')) folded ??= depth
      const place = folded === undefined ? 'first' : depth === folded ? 'top' : 'within'
      if (isEmpty) return place
      if (names.includes('.section')) section ??= depth
      depth += 1
      return place
    },
    leave() {
      depth -= 1
      if (folded === undefined ? depth === section : depth < folded) folded = depth
    },
  }
}
