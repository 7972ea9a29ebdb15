import { z } from 'zod'
import { routes } from '../../../model/routes.ts'
import { sections } from '../../../model/site.ts'
import { cardText, listOf, plainText, question } from '../common.ts'
import { distinct, oneOf } from '../data-fields.ts'
import { action, heading, note, paragraphs, points, steps, text } from '../pages/parts.ts'
import { picture } from '../picture.ts'
import { serviceSlug, workKey } from '../reference.ts'

/**
 * The schema of one kind of block.
 * @param about Follows the kind's name in the editor, on one short line.
 */
const block = <Type extends string, Shape extends z.core.$ZodShape>(
  type: Type,
  about: string,
  shape: Shape,
) =>
  z
    .strictObject({ type: z.literal(type), note: note.optional(), heading, ...shape })
    .meta({ description: about })

const page = oneOf(routes, (path) => `page ${path}`, 'expected none')

/** Something that somebody said or wrote, with a source where readers can check it. */
const quotation = {
  text,
  who: plainText(2, 80).describe('Who said it.'),
  source: z
    .strictObject({
      title: plainText(2, 80).describe('The text of the link.'),
      url: z.url({
        protocol: /^https$/,
        error: 'expected the https address of the page where readers can find this quote',
      }),
    })
    .describe('Where readers can check it.'),
}

/** Files that people open outside the browser. Pictures belong in other blocks. */
const documentName = /^(?:[a-z0-9-]+\/)*[a-z0-9-]+\.(?:pdf|docx?|xlsx?|odt|ods|csv|txt|ics|vcf|zip)$/

/** The kinds of blocks, which are the sections of an owner's own page. */
export const blockKinds = [
  block('text', 'paragraphs and points', {
    paragraphs,
    points: points.optional().describe('A list below the paragraphs.'),
    photo: picture('section').optional().describe('Beside the text.'),
  }),
  block('cards', 'links to other pages', {
    items: listOf(1, 12, {
      page: page.describe('The page that the card links to.'),
      label: plainText(2, 60).optional().describe('The name on the card. If empty, the page’s own.'),
      text: cardText.optional().describe('The text on the card. If empty, the page’s own.'),
    }).superRefine(distinct('page')),
  }),
  block('steps', 'how something works', { items: steps }),
  block('prices', 'lines of prices.yaml', {
    text: text.optional(),
    services: z.array(serviceSlug).max(12).default([]).describe('The services whose prices are shown.'),
    work: z
      .array(workKey)
      .max(20)
      .default([])
      .describe('The keys of further lines. If there are no services either, all prices are shown.'),
  }).refine(({ services, work }) => !sections.pricing || services.length + work.length > 0, {
    path: ['work'],
    error: 'the page /pricing/ already lists all prices; expected services or keys of prices.yaml here',
  }),
  block('products', 'things for sale', {
    text: text.optional(),
    items: listOf(1, 24, {
      name: plainText(2, 60),
      price: plainText(1, 60).describe('From prices.yaml: {{work.KEY.price}}.'),
      text: text.optional(),
      photo: picture('tile').optional(),
    }),
  }),
  block('questions', 'each with its answer', { items: z.array(question).min(1).max(20) }),
  block('gallery', 'photographs in rows', {
    text: text.optional(),
    photos: z.array(picture('tile')).min(2).max(24),
  }),
  block('quote', 'someone else’s words, with the source', quotation),
  block('reviews', 'each with its source', { items: listOf(1, 12, quotation) }),
  block('people', 'who works here', {
    text: text.optional(),
    items: listOf(1, 24, {
      name: plainText(2, 60),
      role: plainText(2, 80),
      text: text.optional(),
      photo: picture('person').optional(),
    }),
  }),
  block('map', 'the places on a map and in a list', { text: text.optional() }).refine(
    () => sections.locations,
    'this site has no place pages to map; expected the section locations in site.yaml, or no map',
  ),
  block('download', 'files to download', {
    text: text.optional(),
    items: listOf(1, 12, {
      name: plainText(3, 80).describe('The text of the link.'),
      document: z
        .string()
        .regex(
          documentName,
          'expected the name of a file in the folder public, such as order-form.pdf: lowercase letters, digits and hyphens',
        )
        .meta({ kind: 'document', description: 'A file in the folder public, such as order-form.pdf.' }),
    }),
  }),
  z
    .strictObject({
      type: z.literal('form'),
      ...action.shape,
      action: plainText(3, 50).describe('The text of the link to the full form, on the contact page.'),
      topic: serviceSlug.optional().describe('The service that messages are about.'),
    })
    .meta({ description: 'the last block, with a form' }),
  z
    .strictObject({ type: z.literal('action'), ...action.shape })
    .meta({ description: 'the last block, with a link to the contact page' }),
] as const
