/** Field types that every kind of content shares. Build time only: zod never reaches the client. */
import { z } from 'zod'
import { renderInline } from './inline.ts'
import { checkPassages } from './passages.ts'
import { expandPlaceholders } from '../../model/placeholders.ts'
import type { RichText } from '../../model/rich-text.ts'
import { site } from '../../model/site.ts'
import { typeset } from './typeset.ts'
import { documentTitle, metaTitleLimit, titleLimit } from '../../model/title.ts'

/** One paragraph of Markdown that becomes HTML by a function. */
export const markdownBy = (render: (source: string) => RichText) =>
  z
    .string()
    .trim()
    .min(1, 'expected text, found nothing')
    .superRefine(checkPassages)
    .transform(render)
    .meta({ kind: 'text' })

/** One paragraph of Markdown (links, emphasis, code, passages in another language). */
export const inlineMarkdown = markdownBy(renderInline)

/** Plain words, shown as they are written, but for placeholders. Their length is that of what is shown. */
export function plainText(min: number, max: number) {
  const error = ({ input }: { input: unknown }) =>
    `${String(input).length} characters; expected ${min} to ${max}`
  return z
    .string()
    .trim()
    .refine((text) => !/<span\s+lang/i.test(text), 'this is plain text; expected it without <span>')
    .transform((text) => typeset(expandPlaceholders(text), site.language))
    .pipe(z.string().min(min, { error }).max(max, { error }))
}

/**
 * A calendar day `YYYY-MM-DD` that is not in the future at UTC+14, the earliest zone to reach a
 * date, so that a team in any zone may use today's.
 */
export const day = z.iso
  .date('expected a date as YYYY-MM-DD')
  .refine(
    (value) => Date.parse(value) <= Date.now() + 14 * 3_600_000,
    'the date is in the future; expected today or earlier',
  )

export const publishDay = z.iso
  .date('expected a date as YYYY-MM-DD')
  .describe('The day it appears. Until then, only you see it.')

/** What a card says of the page that it leads to. There, "this page" would be the wrong one. */
export const cardText = plainText(60, 160).refine((text) => !/\bthis page\b/i.test(text), {
  error: 'cards appear on other pages; expected words other than "this page"',
})

const titleError = ({ input }: { input: unknown }) =>
  `${String(input).length} characters; expected 15 to ${metaTitleLimit}, so that “${documentTitle('…')}” stays within ${titleLimit}`

/** A page's own title, which precedes the brand in the `<title>`. */
export const titleText = z
  .string()
  .trim()
  .transform((text) => typeset(expandPlaceholders(text), site.language))
  .pipe(z.string().min(15, { error: titleError }).max(metaTitleLimit, { error: titleError }))

/** The fields that the head, cards and the top of every page need. */
export const pageFields = {
  title: plainText(4, 70).describe('The page’s heading.'),
  metaTitle: titleText.meta({
    title: 'Title in search results',
    description: 'The brand is added automatically.',
  }),
  description: plainText(70, 155).meta({
    title: 'Description in search results',
    description: 'Search engines show about this much text below the title.',
  }),
  summary: plainText(60, 400).describe('The first paragraph, below the heading.'),
  card: cardText.describe('One or two sentences for readers of other pages: on cards, in search and feeds.'),
  updated: day.describe('The day of the last substantial edit.'),
}

/**
 * The fields by which a file takes its place among the others of its folder. They are also read, before the
 * schemas are, by engine/site/entries.ts.
 */
export const entryFields = {
  order: z
    .int()
    .min(0)
    .max(9999)
    .optional()
    .describe('Its position in menus and lists: smaller numbers come first. If empty, 100.'),
  draft: z
    .boolean('expected true or false')
    .optional()
    .describe('Visitors see the page only when this is off.'),
  formerly: z
    .array(
      z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected the last part of an address, such as old-name'),
    )
    .optional()
    .describe('Earlier names: their addresses redirect here.'),
}

/** A question that a visitor asks. */
export const question = z.strictObject({
  question: plainText(10, 120),
  answer: inlineMarkdown.describe('As long as necessary: a word, a list, or several paragraphs.'),
})
export type Question = z.output<typeof question>
