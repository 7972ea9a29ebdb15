import { copyFileSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Content } from '../content/content.ts'
import { ledgerFile, pictureCache, readLedger } from '../pictures/ledger.ts'
import { picturesFolder } from '../pictures/variants.ts'
import { fileFor, type Order } from './encode.ts'
import { ordersOf, unusedPictures } from './orders.ts'

/** Files made at the same time: more would not fit into the memory of a build. */
const atOnce = 2

/**
 * Writes every file of every photograph into the site, those of the last build from its cache, and drops from
 * the cache what no page shows anymore. Lists pictures that no page shows; since they may be meant for a future
 * page, they don't stop the build.
 * @param folder The site's folder.
 */
export async function writePictures(root: string, content: Content, folder: string): Promise<void> {
  const ledger = readLedger(root)
  const orders = ordersOf(content, ledger)
  const made = await writeAll(root, [...orders.values()], path.join(folder, picturesFolder))
  if (orders.size > 0) console.log(`           ${orders.size} picture files, ${made} of them new`)
  for (const file of unusedPictures(orders, ledger)) console.log(`           ${file} is not used on any page`)
  prune(root, orders)
}

async function writeAll(root: string, orders: readonly Order[], target: string): Promise<number> {
  let made = 0
  if (orders.length > 0) mkdirSync(target, { recursive: true })
  const put = async (order: Order) => {
    const { file, isNew } = await fileFor(root, order)
    copyFileSync(file, path.join(target, order.variant.name))
    if (isNew) made += 1
  }
  for (let first = 0; first < orders.length; first += atOnce)
    // oxlint-disable-next-line no-await-in-loop -- All at once would not fit into memory.
    await Promise.all(orders.slice(first, first + atOnce).map(put))
  return made
}

function prune(root: string, orders: ReadonlyMap<string, Order>): void {
  const [folder, ledger] = [pictureCache(root), path.basename(ledgerFile(root))]
  for (const name of readdirSync(folder))
    if (name !== ledger && !orders.has(name)) rmSync(path.join(folder, name), { force: true })
}
