import { z } from 'zod'
import { distinct, pagePath, words } from './data-fields.ts'

const items = z
  .array(
    z.strictObject({
      label: words(40),
      href: pagePath.describe('A page of the site, such as /about/.'),
    }),
  )
  .min(1)
  .max(12)
  .superRefine(distinct('href'))

/** A site's `menus.yaml`. */
export const menusSchema = z.strictObject({
  header: items,
  footer: z
    .array(z.strictObject({ label: words(40), items }))
    .min(1)
    .max(6)
    .describe('Groups of links.'),
})

export type Menus = z.output<typeof menusSchema>
