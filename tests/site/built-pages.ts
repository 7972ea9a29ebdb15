import { existsSync } from 'node:fs'
import path from 'node:path'
import { builtFolder, builtSite } from '../../packages/audits/site/built-site.ts'

export { attribute, textOf, type Element, type HtmlPage } from '../../packages/audits/html/html-page.ts'

export const site = builtFolder

/** The built pages, in the order of model/routes.ts. */
export const { pages: builtPages, notFound: notFoundPage } = builtSite()

/** Whether a path of the site is a built file, by its own name or as a clean address. */
export const isServed = (target: string): boolean =>
  target.endsWith('/')
    ? existsSync(path.join(site, target, 'index.html'))
    : existsSync(path.join(site, target))
