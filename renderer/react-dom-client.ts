import { startTransition } from 'react'
import { createRoot, hydrateRoot as hydrate, type Root } from 'react-dom/client'

/**
 * Stands in for react-dom/client where the app hydrates. As a transition, React hydrates in slices of
 * some milliseconds and lets the browser answer input in between; otherwise it is one long task, of
 * about a tenth of a second on a slow phone.
 */
const hydrateRoot: typeof hydrate = (...given) => {
  let root: Root | undefined
  startTransition(() => {
    root = hydrate(...given)
  })
  if (!root) throw new Error('React did not start the transition at once')
  return root
}

export { createRoot, hydrateRoot }
// vike-react takes the default.
export default { createRoot, hydrateRoot }
