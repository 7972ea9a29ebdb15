import { z } from 'zod'
import { distinct, words } from './data-fields.ts'

const target = z
  .string()
  .regex(
    /^(?:\/(?:[\w.~-]+\/)*|https:\/\/[^\s/.]+\.\S+)$/,
    'expected a path that begins and ends with a slash, such as /about/, or an address that begins with https://',
  )

const items = z
  .array(
    z.strictObject({
      label: words(40),
      href: target.describe('A page of the site, such as /about/, or an address elsewhere, with https://.'),
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
