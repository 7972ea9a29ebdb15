import { mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { mockSite } from '../../tests/mock-site.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { writeFiles } from '../process/write-files.ts'
import { paletteHex } from '../../styles/palette.ts'
import { onFullSquare, readIcon, toPng } from './drawing.ts'
import { webManifest, writeIcons } from './write-icons.ts'

const icon = readIcon('sites/spanwright/public')

/** The pixels of a picture, four bytes each. */
const pixelsOf = (picture: string | Buffer) => sharp(picture).ensureAlpha().raw().toBuffer()

test('a maskable icon is opaque up to its corners, with the drawing inside the safe circle', async () => {
  const size = 200
  const data = await pixelsOf(await toPng(onFullSquare(icon, 0.8), size))
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

test('a drawing on a full square is smaller, in its middle, on its own background', () => {
  const drawn =
    '<?xml version="1.0"?><svg xmlns="x" width="9" height="9" viewBox="0 0 9 9"><rect rx="2" fill="#123456"/></svg>'
  expect(onFullSquare(drawn, 0.5)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="#123456"/><svg x="25" y="25" width="50" height="50" xmlns="x" viewBox="0 0 9 9"><rect rx="2" fill="#123456"/></svg></svg>',
  )
})

test('drawings as other programs save them become icons', async () => {
  const saved = `<?xml version="1.0"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg
   width='9mm'
   height="9mm"
   x="0px"
   viewBox="0 0 9 9"
   xmlns="http://www.w3.org/2000/svg"><rect
     style="opacity:1;fill:#006633;stroke:none"
     width="4" height="4" /></svg>`
  const data = await pixelsOf(await toPng(onFullSquare(saved, 0.5), 9))
  expect([...data.subarray(0, 4)]).toEqual([0, 0x66, 0x33, 255])
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

test('the manifest of a site that is read from the right says so', async () => {
  expect(JSON.parse(webManifest())).not.toHaveProperty('dir')
  mockSite({ site: () => ({ direction: 'rtl' }) })
  const module = await import('./write-icons.ts')
  expect(JSON.parse(module.webManifest())).toHaveProperty('dir', 'rtl')
})

test('half-transparent colors stay as bright as they are', async () => {
  const glass =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1H0z" fill="#fff" opacity=".5"/></svg>'
  expect([...(await pixelsOf(await toPng(glass, 1)))]).toEqual([255, 255, 255, 128])
})

test('every icon has its size, and only those that systems crop have no clear corners', async () => {
  const folder = temporaryFolder('icons', onTestFinished)
  // The site's own files may include some.
  mkdirSync(path.join(folder, 'icons'))
  await writeIcons(folder, process.cwd())
  const names = [
    'icons/icon-192',
    'icons/icon-512',
    'icons/maskable-192',
    'icons/maskable-512',
    'apple-touch-icon',
  ]
  const icons = names.map(async (name) => {
    const file = path.join(folder, `${name}.png`)
    const { width, height } = await sharp(file).metadata()
    const [, , , opacity] = await pixelsOf(file)
    return `${name} ${width}x${height} ${opacity}`
  })
  expect(await Promise.all(icons)).toEqual([
    'icons/icon-192 192x192 0',
    'icons/icon-512 512x512 0',
    'icons/maskable-192 192x192 255',
    'icons/maskable-512 512x512 255',
    'apple-touch-icon 180x180 255',
  ])
  // An ICO file begins with 0, 1 and the number of its images; each entry begins with the width.
  const ico = readFileSync(path.join(folder, 'favicon.ico'))
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico[6], ico[22], ico[38]]).toEqual([1, 3, 16, 32, 48])
  expect(readFileSync(path.join(folder, 'site.webmanifest'), 'utf8')).toBe(webManifest())
})

test('icons come from the cache until the drawing changes', async () => {
  const root = temporaryFolder('icons-root', onTestFinished)
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'), 'junction')
  const draw = async (color: string) => {
    writeFiles(root, {
      'content/public/favicon.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="${color}"/></svg>`,
    })
    await writeIcons(path.join(root, 'site'), root)
    return readFileSync(path.join(root, 'site', 'favicon.ico'), 'utf8')
  }
  const first = await draw('#123456')
  const cache = path.join(root, '.cache', 'icons')
  for (const name of readdirSync(cache)) writeFileSync(path.join(cache, name), 'cached')
  expect(await draw('#123456')).toBe('cached')
  expect(['cached', first]).not.toContain(await draw('#654321'))
})
