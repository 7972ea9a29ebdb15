import { cpSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Element, Root, RootContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { visit } from 'unist-util-visit'
import { filesOf } from '../../audits/bytes/weigh.ts'

/** The pages that every peer builds: one of each main template, with its pictures. */
export const tenPages = [
  '/',
  '/services/',
  '/services/ai-solutions/',
  '/case-studies/flowforge/',
  '/locations/',
  '/locations/cranberry-township/',
  '/blog/',
  '/blog/business-process-automation-benefits/',
  '/about/',
  '/contact/',
] as const

/** A page, independent of any framework. */
export interface PeerPage {
  path: string
  title: string
  description: string
  /** The elements before its content, which all pages share. */
  before: Element[]
  main: Element
  /** The elements after its content, which all pages share. */
  after: Element[]
}

/**
 * Reads the ten pages from a built site, without scripts and elements that only this site's app uses.
 * @param site The folder with the built pages.
 * @throws {Error} If a page is missing, or has no title, description or main element.
 */
export const readTenPages = (site: string): PeerPage[] =>
  tenPages.map((route) =>
    parsePage(route, readFileSync(path.join(site, route.slice(1), 'index.html'), 'utf8')),
  )

/** Splits a page's HTML as `readTenPages` does. */
export function parsePage(route: string, html: string): PeerPage {
  const tree = fromHtml(html)
  const root = find(tree, ({ properties }) => properties['id'] === 'root')
  const parts = (root?.children ?? []).filter((child): child is Element => child.type === 'element')
  const middle = parts.findIndex(({ tagName }) => tagName === 'main')
  const main = parts[middle]
  const title = find(tree, ({ tagName }) => tagName === 'title')
  const description = find(tree, ({ properties }) => properties['name'] === 'description')
  if (!main || !title || !description)
    throw new Error(`${route} has no ${main ? 'title or description' : 'main element'}. Run: npm run build`)
  const texts = title.children.map((child) => (child.type === 'text' ? child.value : ''))
  return {
    path: route,
    title: texts.join(''),
    description: String(description.properties['content']),
    before: parts.slice(0, middle),
    main,
    after: parts.slice(middle + 1),
  }
}

function find(tree: Root, isWanted: (element: Element) => boolean): Element | undefined {
  let found: Element | undefined
  visit(tree, 'element', (element) => {
    if (found === undefined && isWanted(element)) found = element
  })
  return found
}

/** The stylesheet of the whole site, with the fonts, which are only declared in the pages' inlined styles. */
export function readStylesheet(site: string): string {
  const html = readFileSync(path.join(site, 'index.html'), 'utf8')
  const fonts = html.match(/@font-face\s*\{[^}]*\}/g) ?? []
  return [...fonts, readFileSync(path.join(site, filesOf(html).stylesheet), 'utf8')].join('\n')
}

/** Copies the fonts, drawings, pictures and the icon, but no scripts or styles, into a peer's folder of public files. */
export function copyPictures(site: string, target: string): void {
  cpSync(path.join(site, 'assets'), path.join(target, 'assets'), {
    recursive: true,
    filter: (file) => !/\.(?:js|css|map)$/.test(file),
  })
  cpSync(path.join(site, 'favicon.ico'), path.join(target, 'favicon.ico'))
}

/** A tree with some elements at its root. */
export const treeOf = (children: RootContent[]): Root => ({ type: 'root', children })
