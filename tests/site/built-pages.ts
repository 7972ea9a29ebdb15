import { existsSync } from 'node:fs'
import path from 'node:path'
import { builtFolder, builtSite } from '../../packages/audits/site/built-site.ts'

/** The built pages, in the order of model/routes.ts. */
export const { pages: builtPages, notFound: notFoundPage } = builtSite()

/** The built pages and the not-found page. */
export const everyPage = [...builtPages, notFoundPage]

/** Whether a path of the site is a built file, by its own name or as a clean address. */
export const isServed = (target: string): boolean =>
  existsSync(path.join(builtFolder, target, target.endsWith('/') ? 'index.html' : ''))
