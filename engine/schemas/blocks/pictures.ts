/** Blocks of which pictures are the most. */
import { z } from 'zod'
import { sections } from '../../../model/site.ts'
import { plainText } from '../common.ts'
import { text } from '../pages/parts.ts'
import { picture } from '../picture.ts'
import { block } from './block.ts'

export const galleryBlock = block('gallery', 'Photographs side by side.', {
  text: text.optional(),
  photos: z.array(picture('tile')).min(2).max(24),
})

export const peopleBlock = block('people', 'Who works here.', {
  text: text.optional(),
  items: z
    .array(
      z.strictObject({
        name: plainText(2, 60),
        role: plainText(2, 80),
        text: text.optional(),
        photo: picture('person').optional(),
      }),
    )
    .min(1)
    .max(24),
})

export const mapBlock = block('map', 'The map of the places, and their list.', {
  text: text.optional(),
}).refine(
  () => sections.locations,
  'this site has no pages of places to map; expected the section locations in site.yaml, or no map',
)
