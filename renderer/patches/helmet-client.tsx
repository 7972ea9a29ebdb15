import type { ReactNode } from 'react'

/**
 * Stands in for react-helmet-async in the browser: React 19 hoists the head's elements itself, so
 * nothing is left to do there. The server renders with the real one. Saves 4.8 kB of the first load.
 */
export const Helmet = ({ children }: { children: ReactNode }) => children
export const HelmetProvider = Helmet
