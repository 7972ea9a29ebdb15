import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import toIco from 'png-to-ico'
import { onFullSquare, readIcon, toPng } from './drawing.ts'
import { webManifest } from './manifest.ts'
import { appleTouchIcon, icoSizes, manifestIcons } from './sizes.ts'

/** The share of the width that the drawing's square takes: the ends of its deck stay in the safe circle. */
const maskableScale = 0.8
const appleScale = 0.92

/** Makes every icon of the site from the one drawing, and the manifest that names them. */
export async function writeIcons(folder: string): Promise<void> {
  const icon = readIcon(folder)
  const maskable = onFullSquare(icon, maskableScale)
  mkdirSync(path.join(folder, 'icons'), { recursive: true })
  const write = (name: string, bytes: Buffer | string) => writeFileSync(path.join(folder, name), bytes)
  write('site.webmanifest', webManifest())
  write('favicon.ico', await toIco(await Promise.all(icoSizes.map((size) => toPng(icon, size)))))
  write(appleTouchIcon.path, await toPng(onFullSquare(icon, appleScale), appleTouchIcon.size))
  await Promise.all(
    manifestIcons.map(async ({ path: name, size, purpose }) =>
      write(name, await toPng(purpose === 'maskable' ? maskable : icon, size)),
    ),
  )
}
