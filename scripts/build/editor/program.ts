import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { hashedFolder } from '../hosting/caching.ts'

/** Where the package keeps the build that asks no other server for its fonts. */
const source = path.resolve('node_modules/@sveltia/cms/npm')

/** Changes with the program, which may thus be kept for good. */
const key = createHash('sha256')
  .update(readFileSync(path.join(source, 'index.js')))
  .digest('hex')
  .slice(0, 8)

/** Where the program lies on the site. */
export const programFolder = `${hashedFolder}editor-${key}/`

/** The files of the program, by their paths in its folder. Source maps stay behind, and what converts pictures: the build does that. */
export const programFiles = (): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:js|woff2|png)$/.test(name))
      .map((name) => [name.split(path.sep).join('/'), path.join(source, name)]),
  )
