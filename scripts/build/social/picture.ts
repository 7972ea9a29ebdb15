import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Resvg } from '@resvg/resvg-js'
import satori from 'satori'
import sharp from 'sharp'
import subsetFont from 'subset-font'
import { site } from '../../../content/site.ts'
import { paletteHex } from '../../../styles/palette.ts'
import { size, socialDrawing } from './drawing.ts'
import type { SocialPicture } from './subjects.ts'

type Fonts = Parameters<typeof satori>[1]['fonts']

let fonts: Promise<Fonts> | undefined

/** The site's typeface as satori reads it: not compressed, one file for each weight. */
async function readFonts(): Promise<Fonts> {
  const { resolve } = createRequire(import.meta.url)
  const source = readFileSync(resolve('@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2'))
  const read = async (name: string, weight: 500 | 700) => {
    const characters = Array.from({ length: 0x2122 }, (_, code) => String.fromCodePoint(code)).join('')
    const data = await subsetFont(source, characters, {
      targetFormat: 'truetype',
      variationAxes: { wght: weight },
    })
    return { name, data, weight, style: 'normal' as const }
  }
  return Promise.all([read('display', 700), read('text', 500)])
}

const color = (name: string): string => paletteHex('dark', name)

const box = (style: object, children: unknown) => ({ type: 'div', props: { style, children } })

/** Long titles are set smaller, so that no title takes more than four lines. */
const titleSize = (title: string): number => (title.length > 60 ? 54 : title.length > 34 ? 64 : 76)

const layout = ({ label, title, drawing }: SocialPicture) =>
  box(
    {
      display: 'flex',
      flexDirection: 'column',
      ...size,
      boxSizing: 'border-box',
      padding: 72,
      justifyContent: drawing === 'map' ? 'space-between' : 'flex-start',
    },
    [
      box({ display: 'flex', flexDirection: 'column' }, [
        box(
          {
            display: 'flex',
            justifyContent: 'space-between',
            fontFamily: 'text',
            fontSize: 26,
            color: color('accent'),
          },
          [box({}, label), ...(drawing === 'map' ? [] : [box({ color: color('text-muted') }, site.name)])],
        ),
        box(
          {
            marginTop: 28,
            maxWidth: drawing === 'map' ? 600 : 940,
            fontFamily: 'display',
            fontSize: titleSize(title),
            lineHeight: 1.1,
            letterSpacing: '-0.02em',
            textWrap: 'balance',
            color: color('text'),
          },
          title,
        ),
      ]),
      ...(drawing === 'map'
        ? [box({ fontFamily: 'text', fontSize: 26, color: color('text-muted') }, site.name)]
        : []),
    ],
  )

/** The picture as PNG, 1200 by 630, in at most 64 colours. */
export async function drawPicture(picture: SocialPicture): Promise<Buffer> {
  fonts ??= readFonts()
  const words = await satori(layout(picture) as Parameters<typeof satori>[0], { ...size, fonts: await fonts })
  const svg = words.replace(/<svg[^>]*>/, (tag) => tag + socialDrawing(picture.drawing, picture.place))
  const image = new Resvg(svg, { font: { loadSystemFonts: false } }).render()
  return sharp(image.pixels, {
    raw: { width: image.width, height: image.height, channels: 4, premultiplied: true },
  })
    .png({ palette: true, colours: 64, compressionLevel: 9, effort: 7, dither: 0 })
    .toBuffer()
}
