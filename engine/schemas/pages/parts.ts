/** Field types of the main pages. Headings, notes and names are plain text; longer texts are Markdown. */
import { z } from 'zod'
import { listOf, markdownBy, plainText } from '../common.ts'
import { renderWords } from '../inline.ts'

export const note = plainText(2, 40).describe(
  'The small text beside the heading, such as the kind of section.',
)
export const heading = plainText(3, 80)
export const label = plainText(3, 30).describe('Its name in breadcrumbs.')
export const fragment = z
  .string()
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'expected letters, digits and hyphens, such as fair-prices')
  .describe('The part of its address after the #.')

/** The fields above a section's text. */
export const head = { note, heading }
/** A section with nothing else. */
export const section = z.strictObject(head)
/** The hero of a page that has only a note besides the title and summary. */
export const hero = z.strictObject({ note: note.describe('The small text above the title.') })

export const text = markdownBy(renderWords)
export const paragraphs = z.array(text).min(1).max(8)
export const points = z.array(text).min(1).max(20)

/** An item with a name and a sentence or two. */
export const named = z.strictObject({ name: plainText(2, 80), detail: text })
/** Steps in order, each with its duration. */
export const steps = listOf(2, 6, { name: plainText(2, 60), duration: plainText(1, 40), detail: text })

/** The call to action at the end of a page. */
export const action = z.strictObject({
  heading: plainText(4, 80),
  text: plainText(20, 300),
  action: plainText(3, 50).describe('The text of the link to the contact page.'),
})
