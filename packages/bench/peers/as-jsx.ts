import type { Element, Root } from 'hast'
import { jsx, toJs } from 'estree-util-to-js'
import { toEstree } from 'hast-util-to-estree'
import { visit } from 'unist-util-visit'
import { tenPages } from './ten-pages.ts'

/** How a framework links its own pages. */
export interface LinkComponent {
  /** Such as `import { Link } from 'react-router'`, which must bind the name `Link`. */
  from: string
  /** The property that takes the address. */
  address: 'href' | 'to'
}

/** Marks the place of a component's children in a tree. */
export const childrenMark: Element = { type: 'element', tagName: 'PageContent', properties: {}, children: [] }

/** React's names for the state that a form starts with: `value` and `checked` would make it unchangeable. */
const initial: Readonly<Record<string, string>> = { value: 'defaultValue', checked: 'defaultChecked' }

/**
 * The source of a React component with the same elements as a tree of HTML.
 * @param name The component's name; it takes `children` where the tree has `childrenMark`.
 * @param link What to link the ten pages with; without it, they are ordinary links.
 */
export function componentSource(name: string, tree: Root, link?: LinkComponent): string {
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
  // The tree may start with a comment, after which a line ends: `return` has to be followed by a parenthesis.
  return `export default function ${name}({ children }) {\n  return (${markup})\n}\n`
}

const ownPages: ReadonlySet<unknown> = new Set(tenPages)

function toComponent(element: Element, { address }: LinkComponent): void {
  const { href, ...others } = element.properties
  if (element.tagName !== 'a' || !ownPages.has(href)) return
  element.tagName = 'Link'
  element.properties = { ...others, [address]: href ?? null }
}
