import type { Plugin } from 'vite'

const alias = /Object\.defineProperty\(pageContext, '_previousPageContext', \{[\s\S]*?\n {4}\}\);/

/**
 * Takes a deprecated alias out of Vike's router. It cannot be deleted at run time, and keeps every page
 * that was ever shown: 25 kB with each navigation. `previousPageContext` itself is cut in
 * renderer/+onPageTransitionEnd.client.ts.
 */
export function vikeMemory(): Plugin {
  return {
    name: 'vike-memory',
    enforce: 'pre',
    transform: {
      filter: { id: /vike.dist.client.runtime-client-routing.renderPageClient\.js/ },
      handler(code) {
        if (!alias.test(code))
          throw new Error("Vike's router has changed: see renderer/patches/vike-memory.ts")
        return { code: code.replace(alias, ''), map: null }
      },
    },
  }
}
