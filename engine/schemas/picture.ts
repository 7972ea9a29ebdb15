import { z } from 'zod'
import type { PictureSlotName } from '../../model/picture-slots.ts'
import { plainText } from './common.ts'

/** Where a photograph matters most, as shares of its width and height: `[0.5, 0.3]` is the middle, a third down. */
export type FocalPoint = readonly [across: number, down: number]

/** A photograph on a page: which file, where, and what it says to those who do not see it. */
export interface PictureUse {
  slot: PictureSlotName
  /** The file, as seen from the file that names it. */
  file: string
  /** Empty for a photograph that only decorates. */
  alt: string
  /** The middle, if left out. */
  focus?: FocalPoint | undefined
  caption?: string | undefined
}

/** The message for a photograph that has neither alternative text nor the mark that it needs none. */
export const altExpected =
  'expected what it shows, in 5 to 150 characters, or `decorative: true` if it is purely decorative'

/**
 * Limits of alternative text in characters: shorter ones say too little, longer ones are tiring to listen to.
 */
export const altText = plainText(5, 150)

const share = z.number('expected a number from 0 to 1').min(0, 'expected 0 to 1').max(1, 'expected 0 to 1')

/**
 * A photograph that lies beside the file that names it. The build cuts it to its place, makes its sizes and checks
 * the file (engine/pictures). The page looks right without one, too.
 * @param slot The place where the page shows it.
 */
export const picture = (slot: PictureSlotName) =>
  z
    .strictObject({
      /** Such as `workshop.jpg`, beside the Markdown file; for a main page, in the site's folder `photos`. */
      file: z
        .string('expected the name of a file, such as workshop.jpg')
        .trim()
        .meta({ kind: 'picture-file' }),
      alt: altText.optional().meta({
        title: 'In words',
        description: 'What it shows, for people who can’t see it. Empty only if it is purely decorative.',
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
          ? `there is no alternative text; ${altExpected}`
          : 'there is both alternative text and `decorative`; expected one of the two',
    })
    .transform((fields) => pictureUse(slot, fields))
    .meta({ kind: 'picture', slot })

/** The fields of a photograph as they are written. */
export interface PictureFields extends Pick<PictureUse, 'file' | 'focus' | 'caption'> {
  alt?: string | undefined
  decorative?: boolean | undefined
}

/** A photograph in a place. */
export const pictureUse = (
  slot: PictureSlotName,
  { file, alt = '', focus, caption }: PictureFields,
): PictureUse => ({ slot, file, alt, focus, caption })
