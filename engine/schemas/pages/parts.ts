/** What the main pages' schemas are made of. Headings, notes and names are plain words; longer texts are Markdown. */
import { z } from 'zod'
import { markdownBy, plainText } from '../common.ts'
import { renderWords } from '../inline.ts'

export const note = plainText(2, 40).describe(
  'The small words beside the heading, such as what kind of section this is.',
)
export const heading = plainText(3, 80)
export const fragment = z
  .string()
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'expected letters, digits and hyphens, such as fair-prices')
  .describe('The end of its address, after the #.')

/** What is above a section's text. */
export const head = { note, heading }
/** The hero of a page, where all it says beside title and summary is a note. */
export const hero = z.strictObject({ note: note.describe('The small words above the title.') })

export const text = markdownBy(renderWords)
export const paragraphs = z.array(text).min(1).max(8)
export const points = z.array(text).min(1).max(20)

/** Items with a name and a sentence or two each. */
export const named = z.strictObject({ name: plainText(2, 80), detail: text })
/** Steps in their order, each with how long it takes. */
export const steps = z
  .array(z.strictObject({ name: plainText(2, 60), duration: plainText(1, 40), detail: text }))
  .min(2)
  .max(6)

/** The one thing to do at the end of a page. */
export const action = z.strictObject({
  heading: plainText(4, 80),
  text: plainText(20, 300),
  action: plainText(3, 50).describe('The words of the link to the contact page.'),
})
