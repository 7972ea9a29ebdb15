import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { noBuild } from '../../../engine/process/build-error.ts'
import { redirects } from '../../../model/redirects.ts'
import { routes } from '../../../model/routes.ts'
import { site as config } from '../../../model/site.ts'
import { madeUpLine } from '../../../engine/site-files/made-up.ts'
import { places } from '../../../model/places.ts'
import { openSite, type AuditedSite } from './audited-site.ts'

/** The folder of the last build. */
export const builtFolder = path.resolve('dist/client')

const placeNames: readonly string[] = [
  ...Object.values(places).map(({ name }) => name),
  config.address.locality,
]

let opened: AuditedSite | undefined

/**
 * The last build. Its pages are read and parsed only once.
 * @throws {Error} If there is no build, or it lacks a page.
 */
export function builtSite(): AuditedSite {
  if (!existsSync(path.join(builtFolder, 'index.html'))) throw noBuild()
  opened ??= openSite({
    origin: config.url,
    name: config.name,
    language: config.language,
    routes,
    redirects,
    placeNames,
    notice: madeUpLine,
    read: (file) => {
      const target = path.join(builtFolder, file)
      return existsSync(target) && statSync(target).isFile() ? readFileSync(target) : undefined
    },
  })
  return opened
}
