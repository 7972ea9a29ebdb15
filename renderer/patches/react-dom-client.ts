import { startTransition } from 'react'
import { createRoot, hydrateRoot as hydrate, type Root } from 'react-dom/client'

/**
 * Stands in for react-dom/client where the app hydrates. As a transition, React hydrates in slices of
 * some milliseconds and lets the browser answer input in between; otherwise it is one long task, of
 * about a tenth of a second on a slow phone. Where somebody else has changed the page before, such as a
 * browser's extension, React renders it anew: that is worth a warning, and is no uncaught error.
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
// vike-react takes the default.
export default { createRoot, hydrateRoot }
