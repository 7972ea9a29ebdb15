import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { hashedFolder } from '../hosting/hashed-folder.ts'

/** The package's build that loads no fonts from other servers. */
const source = path.resolve('node_modules/@sveltia/cms/npm')

/** Changes with the program, so that browsers may cache it forever. */
const key = createHash('sha256')
  .update(readFileSync(path.join(source, 'index.js')))
  .digest('hex')
  .slice(0, 8)

/** The program's path on the site. */
export const programFolder = `${hashedFolder}editor-${key}/`

/**
 * The program's files, by their paths in its folder. Source maps are left out, and so is the picture converter, because
 * the build converts pictures.
 */
export const programFiles = (): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:js|woff2|png)$/.test(name))
      .map((name) => [name.split(path.sep).join('/'), path.join(source, name)]),
  )
