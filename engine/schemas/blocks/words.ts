/** Blocks that are words alone, or with one picture. */
import { z } from 'zod'
import { plainText, question } from '../common.ts'
import { paragraphs, points, steps, text } from '../pages/parts.ts'
import { picture } from '../picture.ts'
import { block } from './block.ts'

export const textBlock = block('text', 'paragraphs and points', {
  paragraphs,
  points: points.optional().describe('A list below the paragraphs.'),
  photo: picture('section').optional().describe('Beside the text.'),
})

export const stepsBlock = block('steps', 'how something works', { items: steps })

export const questionsBlock = block('questions', 'with their answers', {
  items: z.array(question).min(1).max(20),
})

/** What somebody has said or written, which readers can check at its source. */
const quotation = z.strictObject({
  text,
  who: plainText(2, 80).describe('Who says so.'),
  source: z
    .strictObject({
      title: plainText(2, 80).describe('The words of the link.'),
      url: z.url({
        protocol: /^https$/,
        error: 'expected the https address of the page where readers can find this quote',
      }),
    })
    .describe('Where readers can check it.'),
})

export const quoteBlock = block('quote', 'of others, with its source', {
  ...quotation.shape,
})

export const reviewsBlock = block('reviews', 'each with its source', {
  items: z.array(quotation).min(1).max(12),
})
