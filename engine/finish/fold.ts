import type { StartTag } from './start-tag.ts'

/** The attribute of the outermost elements below the fold. */
export const below = 'data-below'

/** Where an element is: above the fold (`first`), or below it, as an outermost element (`top`) or inside one. */
type Place = 'first' | 'top' | 'within'

/**
 * Finds the fold of a page from its tags in order: the end of the first section or drawing at full width, or the footer
 * if there is neither. With what is above, it is higher than a phone's screen; the next sections, in a taller window,
 * appear a moment later.
 */
export function openFold() {
  let depth = 0
  /** The depth of that section or drawing. */
  let last: number | undefined
  /** The depth of the outermost elements below: the same, then that of each ancestor that has ended. */
  let folded: number | undefined

  return {
    enter({ names, isEmpty }: StartTag): Place {
      if (names.includes('.footer')) folded ??= depth
      // Such a part has no box that could be hidden (components/html/html.scss), but its elements have.
      if (depth === folded && names.includes('.prerendered')) folded += 1
      const place = folded === undefined ? 'first' : depth === folded ? 'top' : 'within'
      if (isEmpty) return place
      if (names.includes('.section') || names.includes('.plate')) last ??= depth
      depth += 1
      return place
    },
    leave() {
      depth -= 1
      if (folded === undefined ? depth === last : depth < folded) folded = depth
    },
  }
}
