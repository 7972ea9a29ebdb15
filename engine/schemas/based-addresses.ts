import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'
import { withBase } from '../../model/base-path.ts'

const addresses = ['href', 'src', 'poster'] as const

/** Adds the base path to each file in a `srcset`. */
const basedSet = (set: string): string =>
  set
    .split(/,\s+/)
    .map((candidate) => withBase(candidate.trim()))
    .join(', ')

function addBase({ properties }: Element): void {
  for (const name of addresses) {
    const address = properties[name]
    if (typeof address === 'string') properties[name] = withBase(address)
  }
  const { srcSet } = properties
  if (typeof srcSet === 'string') properties['srcSet'] = basedSet(srcSet)
}

/** A rehype plugin that adds the base path to this site's addresses, which authors write without it. */
export const basedAddresses = () => (tree: Root) => visit(tree, 'element', addBase)
