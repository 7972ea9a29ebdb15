import { readFileSync } from 'node:fs'
import path from 'node:path'
import { iconSource, readIconDrawing } from './check-icon.ts'

/** Reads the drawing, a square with round corners. */
export const readIcon = (folder: string): string => readFileSync(path.join(folder, iconSource), 'utf8')

/**
 * The drawing, which has passed its check, with a margin, on a full square that the system crops to its own shape.
 * @param scale The drawing's share of the width. In a maskable icon, everything important must be within a circle of
 * 80% of the width (W3C, Web Application Manifest, 4.10.3).
 */
export function onFullSquare(icon: string, scale: number): string {
  const { background } = readIconDrawing(icon)
  const margin = (1 - scale) * 50
  // Without what only a whole file may begin with, such as a document type.
  const inner = icon
    .slice(icon.search(/<svg\b/))
    .replace(/<svg\b[^>]*>/, (tag) =>
      tag
        .replace(/\s(?:x|y|width|height)=(?:"[^"]*"|'[^']*')/g, '')
        .replace('<svg', `<svg x="${margin}" y="${margin}" width="${scale * 100}" height="${scale * 100}"`),
    )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="${background}"/>${inner}</svg>`
}

/** A square PNG of a drawing. */
export async function toPng(svg: string, size: number): Promise<Buffer> {
  // Loaded only now, because they take long, and most builds draw no icon.
  const [{ Resvg }, { default: sharp }] = await Promise.all([import('@resvg/resvg-js'), import('sharp')])
  const image = new Resvg(svg, {
    fitTo: { mode: 'width', value: size },
    font: { loadSystemFonts: false },
  }).render()
  const { width, height } = image
  return sharp(image.pixels, { raw: { width, height, channels: 4, premultiplied: true } })
    .png({ palette: true, compressionLevel: 9, effort: 7 })
    .toBuffer()
}
