/** Field types that all kinds of content share. Build time only: zod never reaches the client. */
import { z } from 'zod'
import { httpsAddress } from './data-fields.ts'
import { renderInline } from './inline.ts'
import { checkPassages } from './passages.ts'
import { expandPlaceholders } from '../../model/placeholders.ts'
import type { RichText } from '../../model/rich-text.ts'
import { site } from '../../model/site.ts'
import { typeset } from './typeset.ts'
import { documentTitle, metaTitleLimit, titleLimit } from '../../model/title.ts'

/** One paragraph of Markdown, rendered by a function. */
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

/**
 * Plain text. Its length is measured after placeholders are filled in, as visitors see it.
 * @param reason Ends the message about a wrong length.
 */
export function plainText(min: number, max: number, reason = '') {
  const error = ({ input }: { input: unknown }) =>
    `${String(input).length} characters; expected ${min} to ${max}${reason}`
  return z
    .string()
    .trim()
    .refine((text) => !/<span\s+lang/i.test(text), 'this is plain text; expected it without <span>')
    .transform((text) => typeset(expandPlaceholders(text), site.language))
    .pipe(z.string().min(min, { error }).max(max, { error }))
}

/** A list of items that have these fields. */
export const listOf = <Shape extends z.core.$ZodShape>(min: number, max: number, fields: Shape) =>
  z.array(z.strictObject(fields)).min(min).max(max)

/** A list of at most this many items that have these fields; it may be missing. */
export const optionalList = <Shape extends z.core.$ZodShape>(max: number, fields: Shape) =>
  z.array(z.strictObject(fields)).max(max).default([])

/** The headings of a page, by what they are above. */
export const headings = <Name extends string, Heading extends z.ZodType>(
  heading: Heading,
  ...names: readonly Name[]
): z.ZodObject<Record<Name, Heading>, z.core.$strict> =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, heading])) as Record<Name, Heading>)

/**
 * One shape of the pages of a folder: their fields begin with those of all shapes.
 * @param title The shape's name in the editor.
 */
export const shaped = <All extends z.core.$ZodShape, Shape extends string, Own extends z.core.$ZodShape>(
  all: All,
  shape: Shape,
  title: string,
  description: string,
  own: Own,
) => z.strictObject({ ...all, shape: z.literal(shape), ...own }).meta({ title, description })

const isoDay = z.iso.date({ error: 'expected a date as YYYY-MM-DD', abort: true })

/** A day `YYYY-MM-DD` that has begun somewhere on Earth (UTC+14), so that a team in any time zone may use today's. */
export const day = isoDay.refine(
  (value) => Date.parse(value) <= Date.now() + 14 * 3_600_000,
  'the date is in the future; expected today or earlier',
)

export const publishDay = isoDay.describe('The day it appears. Until then, only you can see it.')

/**
 * The fields of an entry that has a day of publication. Written ahead of that day, it counts as edited on it, so that no
 * page, feed or sitemap says that it was changed before it appeared.
 */
export const notEditedBefore = <Fields extends { published: string; updated: string }>(
  fields: Fields,
): Fields => (fields.updated < fields.published ? { ...fields, updated: fields.published } : fields)

/** A card's text about the page that it links to. On a card, "this page" would mean the wrong page. */
export const cardText = plainText(60, 160).refine((text) => !/\bthis page\b/i.test(text), {
  error: 'cards appear on other pages; expected words other than "this page"',
})

/** A page's own title, which precedes the brand in the `<title>`. */
const titleText = plainText(
  15,
  metaTitleLimit,
  `, so that “${documentTitle('…')}” stays within ${titleLimit}`,
)

/** The fields that every page needs for its head, its top and its cards. */
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
 * The fields that decide a file's place among the others in its folder. engine/site/entries.ts also reads them, before
 * the schemas are loaded.
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
    .meta({ title: 'Earlier names', description: 'Their addresses redirect here.' }),
}

export const question = z.strictObject({
  question: plainText(4, 120),
  answer: inlineMarkdown.describe('As long as necessary: a word, a list, or several paragraphs.'),
})
export type Question = z.output<typeof question>

/** A page elsewhere where readers can check what this one says. */
export const source = z.strictObject({ title: plainText(5, 120), url: httpsAddress })
