import type { Config } from 'vike/types'

/**
 * If something else, such as a browser extension, changed the page before the app started, React renders the page
 * from scratch. That deserves a warning, not an uncaught error.
 */
export default {
  hydrateRootOptions: { onRecoverableError: console.warn },
} satisfies Config['react']
