import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { withoutBase } from '../../../model/base-path.ts'
import type { Weight } from './budgets.ts'
import { phoneDrawings, phonePictures } from './phone-pictures.ts'

/** Weighs the pages of a built site; each file is read and compressed once. */
export function createScales(site: string): (pagePath: string) => Weight {
  const sizes = new Map<string, { raw: number; brotli: number }>()
  const sizeOf = (file: string) => {
    const known = sizes.get(file)
    if (known) return known
    const bytes = readFileSync(path.join(site, withoutBase(file)))
    const size = { raw: bytes.length, brotli: brotliCompressSync(bytes).length }
    sizes.set(file, size)
    return size
  }

  return (pagePath) => {
    const file = pagePath.endsWith('/') ? `${pagePath}index.html` : pagePath
    const html = readFileSync(path.join(site, file), 'utf8')
    const { entry, modules, stylesheet } = filesOf(html)
    const ofStyles = (type: string) => addressesIn(html, new RegExp(`url\\("?([^")]+\\.${type})"?\\)`, 'g'))
    const ofHead = addressesIn(html, /<link rel="(?:manifest|icon)" href="([^"]+\.(?:webmanifest|svg))"/g)
    const rest = addressesIn(html, /<link rel="stylesheet" href="([^"]+)" fetchpriority/g)
    const preloaded = addressesIn(html, /<link rel="preload" as="font" href="([^"]+)"/g)
    const sum = (files: readonly string[], size: (file: string) => number) =>
      files.reduce((total, name) => total + size(name), 0)
    const weight = {
      html: sizeOf(file).brotli,
      restOfStyles: sum(rest, (name) => sizeOf(name).brotli),
      script: sum([entry, ...modules], (name) => sizeOf(name).brotli),
      stylesheet: sizeOf(stylesheet).brotli,
      preloadedFont: sum(preloaded, (name) => sizeOf(name).raw),
    }
    const photos = phonePictures(html)
    const first = photos.filter(({ isFirst }) => isFirst)
    const rawSum = (pictures: typeof photos) =>
      sum([...new Set(pictures.map(({ file: name }) => name))], (name) => sizeOf(name).raw)
    const allFonts = sum(ofStyles('woff2'), (name) => sizeOf(name).raw)
    const drawn = sum([...phoneDrawings(html), ...ofStyles('svg'), ...ofHead], (name) => sizeOf(name).brotli)
    return {
      ...weight,
      total: weight.html + weight.restOfStyles + weight.script + allFonts + drawn,
      firstPhoto: rawSum(first),
      photos: rawSum(photos),
    }
  }
}

/** The addresses that a pattern's group finds in a page, each once. */
const addressesIn = (html: string, pattern: RegExp): string[] => [
  ...new Set([...html.matchAll(pattern)].map(([, address]) => address ?? '')),
]

/**
 * The files that a page names in its boot script (engine/finish/finish-html.ts).
 * @throws {Error} If it names none.
 */
export function filesOf(html: string): { entry: string; modules: string[]; stylesheet: string } {
  const [, files] = /data-app='([^']+)'/.exec(html) ?? []
  if (files === undefined) throw new Error('the page has no boot script')
  const [entry, modules, stylesheet] = JSON.parse(files) as [string, string[], string]
  return { entry, modules, stylesheet }
}
