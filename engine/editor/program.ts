import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { hashedFolder } from '../hosting/caching.ts'

/** The package's build that requests no fonts from other servers. */
const source = path.resolve('node_modules/@sveltia/cms/npm')

/** Changes with the program, so that browsers may cache it forever. */
const key = createHash('sha256')
  .update(readFileSync(path.join(source, 'index.js')))
  .digest('hex')
  .slice(0, 8)

/** The program's path on the site. */
export const programFolder = `${hashedFolder}editor-${key}/`

/**
 * The files of the program, by their paths in its folder. Without source maps, and without the picture
 * converter, because the build does that.
 */
export const programFiles = (): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:js|woff2|png)$/.test(name))
      .map((name) => [name.split(path.sep).join('/'), path.join(source, name)]),
  )
