import { direction } from '../../.site/site.ts'
import { withBase } from '../../model/base-path.ts'
import { site } from '../../model/site.ts'
import { paletteHex } from '../../styles/palette.ts'

/** The icons of the web manifest; browsers that offer an installation require the sizes 192 and 512. */
export const manifestIcons = [
  { path: '/icons/icon-192.png', size: 192, purpose: 'any' },
  { path: '/icons/icon-512.png', size: 512, purpose: 'any' },
  { path: '/icons/maskable-192.png', size: 192, purpose: 'maskable' },
  { path: '/icons/maskable-512.png', size: 512, purpose: 'maskable' },
] as const

/** site.webmanifest (W3C, Web Application Manifest): name, colors and icons of the site. */
export const webManifest = (): string =>
  JSON.stringify({
    id: withBase('/'),
    name: site.name,
    short_name: site.name,
    description: site.tagline,
    lang: site.language,
    ...(direction === 'rtl' && { dir: direction }),
    start_url: withBase('/'),
    scope: withBase('/'),
    // A site, not an application: added to a home screen, it still opens in the browser.
    display: 'browser',
    background_color: paletteHex('dark', 'page'),
    theme_color: paletteHex('dark', 'page'),
    icons: manifestIcons.map(({ path, size, purpose }) => ({
      src: withBase(path),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  })
