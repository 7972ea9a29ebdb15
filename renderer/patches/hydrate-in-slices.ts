import { startTransition } from 'react'
import { createRoot, hydrateRoot as hydrateAtOnce, type Root } from 'react-dom/client'

/**
 * React's `hydrateRoot` as a transition: React then yields the main thread every few milliseconds, so a touch during
 * hydration is handled between two slices.
 */
const hydrateRoot: typeof hydrateAtOnce = (...parameters) => {
  let root: Root | undefined
  startTransition(() => {
    root = hydrateAtOnce(...parameters)
  })
  return root!
}

export default { createRoot, hydrateRoot }
