import { readFileSync } from 'node:fs'
import path from 'node:path'
import { compressed } from '../../../engine/process/compressed.ts'
import { withoutBase } from '../../../model/base-path.ts'
import type { Weight } from './budgets.ts'
import { phoneDrawings, phonePictures } from './phone-pictures.ts'

/** Returns a function that measures the pages of a built site. Each file is read and compressed only once. */
export function createScales(site: string): (pagePath: string) => Weight {
  const sizes = new Map<string, { raw: number; brotli: number }>()
  const sizeOf = (file: string) => {
    const known = sizes.get(file)
    if (known) return known
    const bytes = readFileSync(path.join(site, withoutBase(file)))
    const size = { raw: bytes.length, brotli: compressed(bytes).length }
    sizes.set(file, size)
    return size
  }

  return (pagePath) => {
    const file = pagePath.endsWith('/') ? `${pagePath}index.html` : pagePath
    const html = readFileSync(path.join(site, file), 'utf8')
    const { entry, modules, stylesheet } = filesOf(html)
    const sum = (kind: 'raw' | 'brotli', files: readonly string[]) =>
      files.reduce((total, name) => total + sizeOf(name)[kind], 0)
    const weight = {
      html: sizeOf(file).brotli,
      restOfStyles: sum('brotli', addressesIn(html, /<link rel="stylesheet" href="([^"]+)" fetchpriority/g)),
      script: sum('brotli', [entry, ...modules]),
      stylesheet: sizeOf(stylesheet).brotli,
      preloadedFont: sum('raw', addressesIn(html, /<link rel="preload" as="font" href="([^"]+)"/g)),
    }
    const ofHead = addressesIn(html, /<link rel="(?:manifest|icon)" href="([^"]+\.(?:webmanifest|svg))"/g)
    const ofStyles = (type: string) => addressesIn(html, new RegExp(`url\\("?([^")]+\\.${type})"?\\)`, 'g'))
    const drawn = sum('brotli', [...phoneDrawings(html), ...ofStyles('svg'), ...ofHead])
    const photos = phonePictures(html)
    const sumOfPhotos = (pictures: typeof photos) =>
      sum('raw', [...new Set(pictures.map(({ file: name }) => name))])
    return {
      ...weight,
      total: weight.html + weight.restOfStyles + weight.script + sum('raw', ofStyles('woff2')) + drawn,
      firstPhoto: sumOfPhotos(photos.filter(({ isFirst }) => isFirst)),
      photos: sumOfPhotos(photos),
    }
  }
}

/** The addresses that the group of a pattern matches in a page, each once. */
const addressesIn = (html: string, pattern: RegExp): string[] => [
  ...new Set([...html.matchAll(pattern)].map(([, address]) => address ?? '')),
]

/**
 * The files listed in the boot script of a page (engine/finish/finish-html.ts).
 * @throws {Error} If there is no boot script.
 */
export function filesOf(html: string): { entry: string; modules: string[]; stylesheet: string } {
  const [, files] = /data-app='([^']+)'/.exec(html) ?? []
  if (files === undefined) throw new Error('the page has no boot script')
  const [entry, modules, stylesheet] = JSON.parse(files) as [string, string[], string]
  return { entry, modules, stylesheet }
}
