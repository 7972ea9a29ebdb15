import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'
import { withBase } from '../../model/base-path.ts'

const addresses = ['href', 'src', 'poster'] as const

/** A `srcset`, which names several files, each followed by its width. */
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

/** A rehype plugin: the base path before each address of this site. Authors write paths without it. */
export const basedAddresses = () => (tree: Root) => visit(tree, 'element', addBase)
