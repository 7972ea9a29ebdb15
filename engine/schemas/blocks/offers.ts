/** Blocks about what a firm offers. */
import { closest } from 'fastest-levenshtein'
import { z } from 'zod'
import { routes } from '../../../model/routes.ts'
import { sections } from '../../../model/site.ts'
import { cardText, plainText } from '../common.ts'
import { distinct } from '../data-fields.ts'
import { text } from '../pages/parts.ts'
import { picture } from '../picture.ts'
import { serviceSlug, workKey } from '../reference.ts'
import { block } from './block.ts'

const page = z.enum(routes, {
  error: ({ input }) => `there is no page ${String(input)}; the closest is ${closest(String(input), routes)}`,
})

export const cardsBlock = block('cards', 'links to other pages', {
  items: z
    .array(
      z.strictObject({
        page: page.describe('The page that the card links to.'),
        label: plainText(2, 60).optional().describe('The name on the card. If empty, the page’s own.'),
        text: cardText.optional().describe('The text on the card. If empty, the page’s own.'),
      }),
    )
    .min(1)
    .max(12)
    .superRefine(distinct('page')),
})

export const pricesBlock = block('prices', 'lines of prices.yaml', {
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
})

export const productsBlock = block('products', 'things for sale', {
  text: text.optional(),
  items: z
    .array(
      z.strictObject({
        name: plainText(2, 60),
        price: plainText(1, 60).describe('From prices.yaml: {{work.KEY.price}}.'),
        text: text.optional(),
        photo: picture('tile').optional(),
      }),
    )
    .min(1)
    .max(24),
})

/** Files that people open outside the browser. Pictures belong in other blocks. */
const documentName = /^(?:[a-z0-9-]+\/)*[a-z0-9-]+\.(?:pdf|docx?|xlsx?|odt|ods|csv|txt|ics|vcf|zip)$/

export const downloadBlock = block('download', 'files to download', {
  text: text.optional(),
  items: z
    .array(
      z.strictObject({
        name: plainText(3, 80).describe('The text of the link.'),
        document: z
          .string()
          .regex(
            documentName,
            'expected the name of a file in the folder public, such as order-form.pdf: lowercase letters, digits and hyphens',
          )
          .meta({ kind: 'document', description: 'A file in the folder public, such as order-form.pdf.' }),
      }),
    )
    .min(1)
    .max(12),
})
