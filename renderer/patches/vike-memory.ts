import type { Plugin } from 'vite'

const alias = /Object\.defineProperty\(pageContext, '_previousPageContext', \{[\s\S]*?\n {4}\}\);/

/**
 * Removes a deprecated alias from Vike's router. It can't be deleted at run time, and it keeps every page
 * ever shown in memory: 25 kB per navigation. `previousPageContext` itself is truncated in
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
