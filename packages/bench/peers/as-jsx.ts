import type { Element, Root } from 'hast'
import { jsx, toJs } from 'estree-util-to-js'
import { toEstree } from 'hast-util-to-estree'
import { visit } from 'unist-util-visit'
import { tenPages, treeOf, type PeerPage } from './ten-pages.ts'

/** A framework's component for links between pages. */
export interface LinkComponent {
  /** Its import, such as `import { Link } from 'react-router'`, which must bind the name `Link`. */
  from: string
  /** Its property for the address. */
  address: 'href' | 'to'
}

/** Marks the place of a component's children in a tree. */
const childrenMark: Element = { type: 'element', tagName: 'PageContent', properties: {}, children: [] }

/** React's attributes for the initial state of inputs: with `value` and `checked`, they could not be changed. */
const initial: Readonly<Record<string, string>> = { value: 'defaultValue', checked: 'defaultChecked' }

/**
 * The source of a React component with the parts of a page that all pages share; it takes `children` in their middle.
 * @param link The component for links among the ten pages; without it, they are ordinary links.
 */
export const layoutSource = (name: string, { before, after }: PeerPage, link?: LinkComponent): string =>
  componentSource(name, treeOf([...before, childrenMark, ...after]), link)

/** The source of a React component with the content of a page; links are as in `layoutSource`. */
export const pageSource = ({ main }: PeerPage, link?: LinkComponent): string =>
  componentSource('Page', treeOf([main]), link)

function componentSource(name: string, tree: Root, link?: LinkComponent): string {
  const copy = structuredClone(tree)
  visit(copy, 'element', (element) => {
    if (link) toComponent(element, link)
    if (element.tagName !== 'input') return
    element.properties = Object.fromEntries(
      Object.entries(element.properties).map(([key, value]) => [initial[key] ?? key, value]),
    )
  })
  const { value } = toJs(toEstree(copy), { handlers: jsx })
  const markup = value
    .trim()
    .replace(/;$/, '')
    .replace(/<PageContent *\/>/, '{children}')
  // The parenthesis is needed because the markup may start with a comment and a line break.
  return `${link ? `${link.from}\n` : ''}export default function ${name}({ children }) {\n  return (${markup})\n}\n`
}

const ownPages: ReadonlySet<unknown> = new Set(tenPages)

function toComponent(element: Element, { address }: LinkComponent): void {
  const { href, ...others } = element.properties
  if (element.tagName !== 'a' || !ownPages.has(href)) return
  element.tagName = 'Link'
  element.properties = { ...others, [address]: href ?? null }
}
