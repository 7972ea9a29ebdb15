/** A step of the build: writes the files of every photograph, if there are any. */
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { openContent } from '../content/open-content.ts'
import { languagesFile } from '../site/site-languages.ts'
import { ledgerFile, pictureCache, readLedger } from '../pictures/ledger.ts'
import { picturesFolder } from '../pictures/variants.ts'
import { fileFor, ordersOf, type Order } from './encode.ts'

/** How many files are made at a time: more would not fit into a build's memory. */
const atOnce = 2

/**
 * Writes every file of every photograph into the site, from the cache if it was made before, and removes from the cache
 * the files that no page shows anymore. Lists pictures that no page shows. They don't stop the build, since they may be
 * meant for a future page.
 * @param index The index of the checked content: `contentIndex` of engine/content/open-content.ts.
 * @param folder The site's folder.
 */
export async function run(root: string, index: string, folder: string): Promise<void> {
  if (!existsSync(ledgerFile(root))) return
  const ledger = readLedger(root)
  const orders = ordersOf(openContent(root, index), ledger)
  const made = await writeAll(root, [...orders.values()], path.join(folder, picturesFolder))
  if (orders.size > 0) console.log(`           ${orders.size} picture files, ${made} of them new`)
  const used = new Set([...orders.values()].map(({ source }) => source))
  // A further language need not show all the pictures that it shares with the main one.
  const isFurther = existsSync(path.join(root, languagesFile))
  for (const file of isFurther ? [] : Object.keys(ledger.pictures))
    if (!used.has(file)) console.log(`           ${file} is not used on any page`)
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
