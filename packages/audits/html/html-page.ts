import { withoutBase } from '../../../model/base-path.ts'
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'

export type Element = Tree.Element

export const isElement = (node: Tree.Node): node is Element => 'tagName' in node

/** All elements below a node, in document order. */
export function elementsOf(node: Tree.ParentNode): Element[] {
  return node.childNodes.flatMap((child) => (isElement(child) ? [child, ...elementsOf(child)] : []))
}

export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((candidate) => candidate.name === name)?.value

/** The text of a node, including its white space. */
export function textOf(node: Tree.Node): string {
  if ('value' in node) return node.value
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''
}

/** A page of the built site. */
export interface HtmlPage {
  path: string
  html: string
  elements: Element[]
  /** The elements with a tag name, in lower case. */
  all: (tag: string) => Element[]
}

const addressed = new Set(['href', 'src', 'srcset', 'poster', 'action'])

/** Parses a page of the site, and removes the base path from the addresses in it, so that they are as in model/routes.ts. */
export function parsePage(path: string, html: string): HtmlPage {
  const elements = elementsOf(parse(html))
  for (const { attrs } of elements)
    for (const each of attrs) if (addressed.has(each.name)) each.value = withoutBase(each.value)
  return { path, html, elements, all: (tag) => elements.filter(({ tagName }) => tagName === tag) }
}

/** The contents of the `<meta>` elements with a name or property. */
export const metasOf = (page: HtmlPage, name: string): string[] =>
  page
    .all('meta')
    .filter((meta) => [attribute(meta, 'name'), attribute(meta, 'property')].includes(name))
    .map((meta) => attribute(meta, 'content') ?? '')

/** The addresses of the `<link>` elements with a relation and, optionally, a type. */
export const linkedBy = (page: HtmlPage, rel: string, type?: string): string[] =>
  page
    .all('link')
    .filter((link) => attribute(link, 'rel') === rel && (!type || attribute(link, 'type') === type))
    .map((link) => attribute(link, 'href') ?? '')
