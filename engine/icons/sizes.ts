/** The icons that the build makes, in pixels. Paths are from the site's root. */
export const icoSizes = [16, 32, 48] as const

/** iOS uses this one for its home screen, and rounds the corners itself. */
export const appleTouchIcon = { path: '/apple-touch-icon.png', size: 180 } as const

/** For the web manifest: 192 and 512 are what browsers ask for to offer an installation. */
export const manifestIcons = [
  { path: '/icons/icon-192.png', size: 192, purpose: 'any' },
  { path: '/icons/icon-512.png', size: 512, purpose: 'any' },
  { path: '/icons/maskable-192.png', size: 192, purpose: 'maskable' },
  { path: '/icons/maskable-512.png', size: 512, purpose: 'maskable' },
] as const
