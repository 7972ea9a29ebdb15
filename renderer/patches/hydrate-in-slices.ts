import { startTransition } from 'react'
import { createRoot, hydrateRoot as hydrateAtOnce, type Root } from 'react-dom/client'

/**
 * As React's `hydrateRoot`, but as a transition: React then leaves the main thread every few milliseconds, and a
 * touch while the page hydrates is answered between two slices.
 */
const hydrateRoot: typeof hydrateAtOnce = (...parameters) => {
  let root: Root | undefined
  startTransition(() => {
    root = hydrateAtOnce(...parameters)
  })
  return root!
}

export default { createRoot, hydrateRoot }
