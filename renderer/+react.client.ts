import type { Config } from 'vike/types'

/**
 * Where something else changed the page before the app started, such as an extension of the browser, React
 * renders the page from scratch. That deserves a warning, but isn't an uncaught error.
 */
export default {
  hydrateRootOptions: { onRecoverableError: console.warn },
} satisfies Config['react']
