import sharp from 'sharp'
import { expect, test } from 'vitest'
import { paletteHex } from '../../styles/palette.ts'
import { onFullSquare, readIcon, toPng } from './drawing.ts'
import { webManifest } from './write-icons.ts'

const icon = readIcon('sites/spanwright/public')

test('the drawing becomes a square PNG of the given size', async () => {
  const { width, height, format } = await sharp(await toPng(icon, 192)).metadata()
  expect({ width, height, format }).toEqual({ width: 192, height: 192, format: 'png' })
})

test('a maskable icon is opaque up to its corners, with the drawing inside the safe circle', async () => {
  const size = 200
  const { data } = await sharp(await toPng(onFullSquare(icon, 0.8), size))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const corner = data.subarray(0, 4)
  expect(corner[3]).toBe(255)
  for (let pixel = 0; pixel < size * size; pixel += 1) {
    const isDrawn = data
      .subarray(pixel * 4, pixel * 4 + 3)
      .some((byte, channel) => Math.abs(byte - (corner[channel] ?? 0)) > 24)
    if (!isDrawn) continue
    const distance = Math.hypot((pixel % size) - size / 2 + 0.5, Math.floor(pixel / size) - size / 2 + 0.5)
    expect(distance).toBeLessThanOrEqual(size * 0.4)
  }
})

test('a drawing without a background is refused', () => {
  expect(() => onFullSquare('<svg><path d="M0 0"/></svg>', 0.8)).toThrow(/expected a <rect> with a fill/)
})

test('the manifest names the colors of the dark theme, and each icon for both purposes', () => {
  const { theme_color, background_color, icons } = JSON.parse(webManifest()) as Record<string, object[]>
  expect([theme_color, background_color]).toEqual([paletteHex('dark', 'page'), paletteHex('dark', 'page')])
  expect(icons?.map((each) => Object.values(each).join(' '))).toEqual([
    '/icons/icon-192.png 192x192 image/png any',
    '/icons/icon-512.png 512x512 image/png any',
    '/icons/maskable-192.png 192x192 image/png maskable',
    '/icons/maskable-512.png 512x512 image/png maskable',
  ])
})
