import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import toIco from 'png-to-ico'
import { onFullSquare, readIcon, toPng } from './drawing.ts'
import { manifestIcons, webManifest } from './manifest.ts'

/** The sizes in favicon.ico, in pixels. */
const icoSizes = [16, 32, 48]

/** The share of the width that the drawing takes; the ends of its bridge stay in the safe circle. */
const maskableScale = 0.8

/** The icon for the home screen of iOS, which rounds the corners itself: its size, and the drawing's share of it. */
const appleSize = 180
const appleScale = 0.92

/** Makes every icon of the site from one drawing, and the manifest that names them. */
export async function writeIcons(folder: string): Promise<void> {
  const icon = readIcon(folder)
  const maskable = onFullSquare(icon, maskableScale)
  mkdirSync(path.join(folder, 'icons'), { recursive: true })
  const write = (name: string, bytes: Buffer | string) => writeFileSync(path.join(folder, name), bytes)
  write('site.webmanifest', webManifest())
  write('favicon.ico', await toIco(await Promise.all(icoSizes.map((size) => toPng(icon, size)))))
  write('apple-touch-icon.png', await toPng(onFullSquare(icon, appleScale), appleSize))
  await Promise.all(
    manifestIcons.map(async ({ path: name, size, purpose }) =>
      write(name, await toPng(purpose === 'maskable' ? maskable : icon, size)),
    ),
  )
}
