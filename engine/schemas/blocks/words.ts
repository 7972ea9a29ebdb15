/** Blocks that are words alone, or with one picture. */
import { z } from 'zod'
import { plainText, question } from '../common.ts'
import { paragraphs, points, steps, text } from '../pages/parts.ts'
import { picture } from '../picture.ts'
import { block } from './block.ts'

export const textBlock = block('text', 'Paragraphs, and points below them.', {
  paragraphs,
  points: points.optional().describe('A list below the paragraphs.'),
  photo: picture('section').optional().describe('Beside the words.'),
})

export const stepsBlock = block('steps', 'How something goes, in its order.', { items: steps })

export const questionsBlock = block(
  'questions',
  'Questions with their answers; search engines get them, too.',
  {
    items: z.array(question).min(1).max(20),
  },
)

/** What somebody has said or written, which readers can check at its source. */
const quotation = z.strictObject({
  text,
  who: plainText(2, 80).describe('Who says so.'),
  source: z
    .strictObject({
      title: plainText(2, 80).describe('The words of the link.'),
      url: z.url({
        protocol: /^https$/,
        error: 'expected the https address of the page where readers find these words',
      }),
    })
    .describe('Where readers can check it.'),
})

export const quoteBlock = block('quote', 'Words of others, with a link to where they stand.', {
  ...quotation.shape,
})

export const reviewsBlock = block('reviews', 'What customers wrote, each with a link to where they did.', {
  items: z.array(quotation).min(1).max(12),
})
