import { hash } from 'node:crypto'
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { cacheFile } from '../process/cached-file.ts'
import { makerVersion } from '../process/maker-version.ts'
import { siteFolder } from '../process/site-folder.ts'
import { direction } from '../../.site/site.ts'
import { withBase } from '../../model/base-path.ts'
import { site } from '../../model/site.ts'
import { paletteHex } from '../../styles/palette.ts'
import { onFullSquare, readIcon, toPng } from './drawing.ts'

/** The icons of the web manifest; browsers that offer an installation require the sizes 192 and 512. */
const manifestIcons = [
  { name: '/icons/icon-192.png', size: 192, purpose: 'any' },
  { name: '/icons/icon-512.png', size: 512, purpose: 'any' },
  { name: '/icons/maskable-192.png', size: 192, purpose: 'maskable' },
  { name: '/icons/maskable-512.png', size: 512, purpose: 'maskable' },
] as const

/** site.webmanifest (W3C, Web Application Manifest): name, colors and icons of the site. */
export const webManifest = (): string =>
  JSON.stringify({
    id: withBase('/'),
    name: site.name,
    short_name: site.shortName,
    description: site.tagline,
    lang: site.language,
    ...(direction === 'rtl' && { dir: direction }),
    start_url: withBase('/'),
    scope: withBase('/'),
    // A site, not an application: added to a home screen, it still opens in the browser.
    display: 'browser',
    background_color: paletteHex('dark', 'page'),
    theme_color: paletteHex('dark', 'page'),
    icons: manifestIcons.map(({ name, size, purpose }) => ({
      src: withBase(name),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  })

/** The sizes in favicon.ico, in pixels. */
const icoSizes = [16, 32, 48]

/** The share of the width that the drawing takes; the ends of its bridge stay in the safe circle. */
const maskableScale = 0.8

/** The icon for the home screen of iOS, which rounds the corners itself: its size, and the drawing's share of it. */
const appleSize = 180
const appleScale = 0.92

/** The packages whose versions can change an icon. */
const packages = ['@resvg/resvg-js', 'png-to-ico', 'saxes', 'sharp']

/**
 * Makes every icon of the site from one drawing, unless they are cached, and the manifest that names them.
 * @param folder The site's folder in the build.
 * @param root The project's root.
 */
export async function writeIcons(folder: string, root: string): Promise<void> {
  const icon = readIcon(path.join(root, siteFolder(root), 'public'))
  const maskable = onFullSquare(icon, maskableScale)
  mkdirSync(path.join(folder, 'icons'), { recursive: true })
  writeFileSync(path.join(folder, 'site.webmanifest'), webManifest())
  const reader = path.join(import.meta.dirname, '../drawings/elements.ts')
  const version = makerVersion(root, import.meta.dirname, packages, [reader])
  const write = async (name: string, draw: () => Promise<Uint8Array>) => {
    const key = hash('sha256', [name, icon, version].join('\n')).slice(0, 24)
    const file = path.join(root, '.cache', 'icons', key + path.extname(name))
    await cacheFile(file, draw)
    copyFileSync(file, path.join(folder, name))
  }
  await write('favicon.ico', async () => {
    const { default: toIco } = await import('png-to-ico')
    return toIco(await Promise.all(icoSizes.map((size) => toPng(icon, size))))
  })
  await write('apple-touch-icon.png', () => toPng(onFullSquare(icon, appleScale), appleSize))
  await Promise.all(
    manifestIcons.map(({ name, size, purpose }) =>
      write(name, () => toPng(purpose === 'maskable' ? maskable : icon, size)),
    ),
  )
}
