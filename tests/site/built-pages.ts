import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { routes } from '../../content/routes.ts'

export const site = path.resolve('dist/client')

export type Element = Tree.Element

const isElement = (node: Tree.Node): node is Element => 'tagName' in node

/** Every element below a node, in the order of the document. */
export function elementsOf(node: Tree.ParentNode): Element[] {
  return node.childNodes.flatMap((child) => (isElement(child) ? [child, ...elementsOf(child)] : []))
}

export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((candidate) => candidate.name === name)?.value

/** The text of a node, as it stands. */
export function textOf(node: Tree.Node): string {
  if ('value' in node) return node.value
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''
}

export interface BuiltPage {
  path: string
  html: string
  elements: Element[]
  /** Elements with this tag. */
  all: (tag: string) => Element[]
}

function readPage(pagePath: string, file: string): BuiltPage {
  const html = readFileSync(path.join(site, file), 'utf8')
  const elements = elementsOf(parse(html))
  return { path: pagePath, html, elements, all: (tag) => elements.filter(({ tagName }) => tagName === tag) }
}

/** The built pages, in the order of content/routes.ts. */
export const builtPages: readonly BuiltPage[] = routes.map((route) => readPage(route, `${route}index.html`))

export const notFoundPage = readPage('/404.html', '404.html')

/** Whether a path of the site is a built file, by its own name or as a clean address. */
export const isServed = (target: string): boolean =>
  target.endsWith('/')
    ? existsSync(path.join(site, target, 'index.html'))
    : existsSync(path.join(site, target))
