/** Blocks that consist mainly of pictures. */
import { z } from 'zod'
import { sections } from '../../../model/site.ts'
import { plainText } from '../common.ts'
import { text } from '../pages/parts.ts'
import { picture } from '../picture.ts'
import { block } from './block.ts'

export const galleryBlock = block('gallery', 'photographs in rows', {
  text: text.optional(),
  photos: z.array(picture('tile')).min(2).max(24),
})

export const peopleBlock = block('people', 'who works here', {
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

export const mapBlock = block('map', 'the places on a map and in a list', {
  text: text.optional(),
}).refine(
  () => sections.locations,
  'this site has no place pages to map; expected the section locations in site.yaml, or no map',
)
