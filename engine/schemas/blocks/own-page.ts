import { z } from 'zod'
import { blocks } from './index.ts'
import { entryFields, pageFields, plainText } from '../common.ts'
import { note } from '../pages/parts.ts'
import { picture } from '../picture.ts'

/** An owner's own page: a file in a site's folder `pages` that is not named after a main page. */
export const ownPageSchema = z.strictObject({
  ...pageFields,
  ...entryFields,
  label: plainText(2, 40).describe('Its name in breadcrumbs and in the list of all pages.'),
  hero: z.strictObject({
    note: note.describe('The small text above the title.'),
    action: plainText(3, 50)
      .optional()
      .describe(
        'The text of a link to the contact page, below the first paragraph. If empty, there is none.',
      ),
  }),
  photo: picture('cover').optional().describe('Below the title.'),
  blocks,
})
export type OwnPage = z.output<typeof ownPageSchema>
