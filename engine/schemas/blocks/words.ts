/** Blocks of text, with at most one picture. */
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

export const questionsBlock = block('questions', 'each with its answer', {
  items: z.array(question).min(1).max(20),
})

/** Something that somebody said or wrote, with a source where readers can check it. */
const quotation = z.strictObject({
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
})

export const quoteBlock = block('quote', 'someone else’s words, with the source', quotation.shape)

export const reviewsBlock = block('reviews', 'each with its source', {
  items: z.array(quotation).min(1).max(12),
})
