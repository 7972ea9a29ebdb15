import type { PictureUse } from '../schemas/picture.ts'
import type { Content } from '../content/content.ts'
import { pathOf, type Ledger } from '../pictures/ledger.ts'
import { pictureFolder } from '../pictures/named.ts'
import { picturesIn } from '../pictures/uses.ts'
import { variantsOf } from '../pictures/variants.ts'
import type { Order } from './encode.ts'

/** Every use of a photograph, with the folder from which it is named. */
function* uses(content: Content): Generator<{ use: PictureUse; folder: string }> {
  for (const { file, fields, body } of Object.values(content).flat())
    for (const use of [...picturesIn(fields), ...body.pictures]) yield { use, folder: pictureFolder(file) }
}

/**
 * Every file of every photograph in the content, by its name, since two pages may show the same.
 * @param ledger The results of the survey of the same content.
 */
export function ordersOf(content: Content, { pictures }: Ledger): Map<string, Order> {
  const orders = new Map<string, Order>()
  for (const { use, folder } of uses(content)) {
    const source = pathOf(folder, use.file)
    const found = pictures[source]?.found
    if (!found || 'problem' in found) continue
    for (const variant of variantsOf(use, found)) orders.set(variant.name, { source, variant })
  }
  return orders
}

/** The pictures in the content that no page shows. */
export function unusedPictures(orders: ReadonlyMap<string, Order>, { pictures }: Ledger): string[] {
  const used = new Set([...orders.values()].map(({ source }) => source))
  return Object.keys(pictures).filter((file) => !used.has(file))
}
