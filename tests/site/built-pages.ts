import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { routes } from '../../content/routes.ts'
import { parsePage, type HtmlPage } from '../../scripts/checks/html-page.ts'

export { attribute, textOf, type Element, type HtmlPage } from '../../scripts/checks/html-page.ts'

export const site = path.resolve('dist/client')

const readPage = (pagePath: string, file: string): HtmlPage =>
  parsePage(pagePath, readFileSync(path.join(site, file), 'utf8'))

/** The built pages, in the order of content/routes.ts. */
export const builtPages: readonly HtmlPage[] = routes.map((route) => readPage(route, `${route}index.html`))

export const notFoundPage = readPage('/404.html', '404.html')

/** Whether a path of the site is a built file, by its own name or as a clean address. */
export const isServed = (target: string): boolean =>
  target.endsWith('/')
    ? existsSync(path.join(site, target, 'index.html'))
    : existsSync(path.join(site, target))
