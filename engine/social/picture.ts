import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { renderAsync } from '@resvg/resvg-js'
import satori from 'satori'
import sharp from 'sharp'
import subsetFont from 'subset-font'
import { direction } from '../../.site/site.ts'
import { site } from '../../model/site.ts'
import { writeFiles } from '../process/write-files.ts'
import { cutFonts } from './cut-fonts.ts'
import { color, size, socialDrawing } from './drawing.ts'
import type { SocialPicture } from '../head/social-image.ts'

const allCharacters = (end: number): string =>
  Array.from({ length: end }, (_, code) =>
    code >= 0xd800 && code < 0xe000 ? '' : String.fromCodePoint(code),
  ).join('')

/** A weight of a font as satori needs it: uncompressed, in a file of its own. */
async function readFont(name: string, file: string, weight: 500 | 600 | 700, end: number) {
  const data = await subsetFont(readFileSync(file), allCharacters(end), {
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
  })
  return { name, data, weight, style: 'normal' as const }
}

/**
 * Whether resvg sets the words. Satori, which otherwise turns them into outlines, doesn't place the marks of letters
 * (OpenType's `mark`), such as the dots in Arabic.
 */
const isShaped = direction === 'rtl'
const fontFolder = path.resolve('.cache/social-fonts')

/** The fonts, for satori, and their files, for resvg if it needs them. */
async function readFonts() {
  const { resolve } = createRequire(import.meta.url)
  const own = resolve('@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2')
  const fonts = await Promise.all([
    readFont('display', own, 700, 0x2216),
    readFont('text', own, 500, 0x2216),
    ...cutFonts().map((file) => readFont(path.basename(file), file, 600, 0x30000)),
  ])
  const files = isShaped
    ? Object.fromEntries(fonts.map(({ name, data }) => [`${name}.ttf`, data] as const))
    : {}
  writeFiles(fontFolder, files)
  return { fonts, fontFiles: Object.keys(files).map((name) => path.join(fontFolder, name)) }
}

let known: ReturnType<typeof readFonts> | undefined
const knownFonts = () => (known ??= readFonts())

const box = (style: object, children: unknown) => ({ type: 'div', props: { style, children } })

/** The width of the title beside the page's own drawing, and on a map. */
const titleWidth = { own: 470, map: 600 } as const

/** The font size of a title: smaller for long titles, so that none takes more than five lines. */
function titleSize(title: string, isNarrow: boolean): number {
  const sizes = isNarrow ? ([44, 52, 60] as const) : ([54, 64, 76] as const)
  return title.length > 60 ? sizes[0] : title.length > 34 ? sizes[1] : sizes[2]
}

const layout = ({ label, title, drawing }: SocialPicture) => {
  // Beside a map or a drawing, the firm's name is under the title; otherwise, it is in the upper corner.
  const isBeside = drawing === 'map' || drawing === 'own'
  const name = { fontFamily: 'text', fontSize: 26, color: color('text-muted') }
  return box(
    {
      display: 'flex',
      flexDirection: 'column',
      ...size,
      boxSizing: 'border-box',
      padding: 72,
      justifyContent: isBeside ? 'space-between' : 'flex-start',
      // A drawing stays on the right; only the texts beside it change direction.
      direction: isBeside ? 'ltr' : direction,
    },
    [
      box({ display: 'flex', flexDirection: 'column' }, [
        box({ ...name, display: 'flex', justifyContent: 'space-between', color: color('accent') }, [
          box({ direction }, label),
          ...(isBeside ? [] : [box({ color: color('text-muted') }, site.name)]),
        ]),
        box(
          {
            marginTop: 28,
            maxWidth: isBeside ? titleWidth[drawing] : 940,
            fontFamily: 'display',
            fontSize: titleSize(title, drawing === 'own'),
            lineHeight: isShaped ? 1.4 : 1.1,
            ...(!isShaped && { letterSpacing: '-0.02em' }),
            textWrap: 'balance',
            direction,
            color: color('text'),
          },
          title,
        ),
      ]),
      ...(isBeside ? [box(name, site.name)] : []),
    ],
  )
}

/** The texts of a social image, in SVG. */
export const socialWords = async (picture: SocialPicture): Promise<string> =>
  satori(layout(picture) as Parameters<typeof satori>[0], {
    ...size,
    fonts: (await knownFonts()).fonts,
    embedFont: !isShaped,
  })

/** Draws a social image: a PNG, 1200 by 630, in at most 64 colors. */
export async function drawPicture(picture: SocialPicture): Promise<Buffer> {
  const words = await socialWords(picture)
  const { fontFiles } = await knownFonts()
  const svg = words.replace(/<svg[^>]*>/, (tag) => tag + socialDrawing(picture))
  const image = await renderAsync(svg, { font: { loadSystemFonts: false, fontFiles } })
  // The sheet covers everything, so no pixel is premultiplied by an alpha below 1.
  return sharp(image.pixels, { raw: { width: image.width, height: image.height, channels: 4 } })
    .png({ palette: true, colours: 64, compressionLevel: 6, effort: 1, dither: 0 })
    .toBuffer()
}
