import { z } from 'zod'
import type { PictureSlotName } from '../../model/picture-slots.ts'
import { plainText } from './common.ts'

/** The most important point of a photograph, as shares of its width and height, from the top left. */
export type FocalPoint = readonly [across: number, down: number]

/** A photograph on a page. */
export interface PictureUse {
  slot: PictureSlotName
  /** The path of the file, relative to the file that names it. */
  file: string
  /** Empty for a decorative photograph. */
  alt: string
  /** Without it, the center. */
  focus?: FocalPoint | undefined
  caption?: string | undefined
}

/** Alternative text: shorter ones say too little, and longer ones are tiring to listen to. */
export const altText = plainText(5, 150)

const share = z.number('expected a number from 0 to 1').min(0, 'expected 0 to 1').max(1, 'expected 0 to 1')

/**
 * A photograph that is beside the file that names it. The build checks it, crops it to its slot and makes its sizes
 * (engine/pictures).
 * @param slot The place where the page shows it.
 */
export const picture = (slot: PictureSlotName) =>
  z
    .strictObject({
      /** Such as `workshop.jpg`: beside the Markdown file, or for a main page in the site's folder `photos`. */
      file: z
        .string('expected the name of a file, such as workshop.jpg')
        .trim()
        .meta({ kind: 'picture-file' }),
      alt: altText.optional().meta({
        title: 'In words',
        description:
          'What it shows, for people who can’t see it. Leave it empty only if the picture is purely decorative.',
      }),
      decorative: z
        .boolean('expected true, or alt instead')
        .optional()
        .describe('It adds nothing to the text beside it.'),
      focus: z
        .tuple([share, share], 'expected two numbers from 0 to 1, such as [0.5, 0.3]')
        .optional()
        .describe('The point that must stay in view when it is cropped: across and down, from 0 to 1.'),
      caption: plainText(3, 120).optional(),
    })
    .refine(({ alt, decorative }) => (alt === undefined) === (decorative === true), {
      path: ['alt'],
      error: ({ input }) =>
        (input as { alt?: string }).alt === undefined
          ? 'there is no alternative text; expected what it shows, in 5 to 150 characters, or `decorative: true` if it is purely decorative'
          : 'there is both alternative text and `decorative`; expected one of the two',
    })
    .transform(({ file, alt = '', focus, caption }): PictureUse => ({ slot, file, alt, focus, caption }))
    .meta({ kind: 'picture', slot })
