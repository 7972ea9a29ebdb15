import { startTransition } from 'react'
import { createRoot, hydrateRoot as hydrate, type Root } from 'react-dom/client'

/**
 * Replaces react-dom/client where the app hydrates. In a transition, React hydrates in slices of a few
 * milliseconds and lets the browser handle input in between; otherwise it is one long task of
 * about a tenth of a second on a slow phone. If something else, such as a browser extension, changed the
 * page first, React renders it again: that deserves a warning, but isn't an uncaught error.
 */
const hydrateRoot: typeof hydrate = (container, page, options) => {
  let root: Root | undefined
  startTransition(() => {
    root = hydrate(container, page, { ...options, onRecoverableError: console.warn })
  })
  if (!root) throw new Error('React did not start the transition at once')
  return root
}

export { createRoot, hydrateRoot }
// Keep vike-react's default.
export default { createRoot, hydrateRoot }
