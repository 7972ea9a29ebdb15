import type { ReactNode } from 'react'

/**
 * Replaces react-helmet-async in the browser: React 19 hoists the head's elements itself, so this has nothing left to
 * do. The server uses the real one.
 */
export const Helmet = ({ children }: { children: ReactNode }) => children
export const HelmetProvider = Helmet
