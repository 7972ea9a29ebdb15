import { existsSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test, type Page } from './test.ts'

/** A pixel of a picture stands for so many of the page, in both directions. */
const reduction = 3
/** The channels of a picture are rounded to multiples of this: a quarter fewer bytes than as they come. */
const step = 4
/**
 * A pixel differs when one of its rounded channels is further off than this, of 255. Rounding moves two values by
 * at most a step toward each other, so that what was more than 12 apart is noticed in any case.
 */
const tolerance = 12 - step
/** So many pixels may differ: fewer than the thin lines of the smallest button take. */
const mayDiffer = 12

/** Brings in the pictures that wait for the view: a picture of the whole page must not race them. */
const loadPictures = (page: Page) =>
  page.evaluate(() =>
    Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager'
        return image.decode()
      }),
    ),
  )

/** Pixels, row by row from the top, three channels each. */
interface Picture {
  data: Buffer
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 }
}

/**
 * The whole page from top to bottom, made smaller: the edges of letters, which browsers and systems smooth
 * differently, average out, and the files stay small.
 */
export async function pictureOf(page: Page): Promise<Picture> {
  await loadPictures(page)
  const full = sharp(await page.screenshot({ fullPage: true, animations: 'disabled' }))
  const { width, height } = await full.metadata()
  const { data, info } = await full
    .resize(Math.ceil(width / reduction), Math.ceil(height / reduction), { fit: 'fill', kernel: 'linear' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const rounded = data.map((value) => Math.min(255, Math.round(value / step) * step))
  return { data: Buffer.from(rounded), info }
}

const readPicture = (file: string): Promise<Picture> =>
  sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })

/** Writes a WebP file that holds every pixel. */
const writePicture = ({ data, info }: Picture, file: string) =>
  sharp(data, { raw: info }).webp({ lossless: true, effort: 6 }).toFile(file)

/**
 * What is different between two pictures, in words; nothing where they show the same. Written for this, because
 * a comparison that forgives smoothed edges (pixelmatch, in Playwright) takes every thin line for one.
 */
export function differenceOf(was: Picture, is: Picture): string | undefined {
  const sizeOf = ({ info }: Picture) => `${info.width * reduction} × ${info.height * reduction} pixels`
  if (sizeOf(was) !== sizeOf(is)) return `the page was ${sizeOf(was)} and is ${sizeOf(is)}`
  const { width, channels } = was.info
  /** From the top down. */
  const differing = new Set<number>()
  for (const [at, value] of was.data.entries())
    if (Math.abs(value - (is.data[at] ?? 0)) > tolerance) differing.add(Math.floor(at / channels))
  if (differing.size <= mayDiffer) return undefined
  const heightOf = (pixel = 0) => Math.floor(pixel / width) * reduction
  const [first, last] = [[...differing][0], [...differing].at(-1)]
  return `${differing.size} pixels of the picture differ, from ${heightOf(first)} to ${heightOf(last) + reduction} pixels below the top of the page`
}

/**
 * Compares the page with its picture in tests/browser/baselines. A missing picture is taken, and fails the test;
 * `--update-snapshots` takes all of them again.
 */
export async function expectPicture(page: Page, name: string): Promise<void> {
  const info = test.info()
  const file = info.snapshotPath(name)
  const picture = await pictureOf(page)
  const isRetaking = ['all', 'changed'].includes(info.config.updateSnapshots)
  const isThere = existsSync(file)
  if (isRetaking || !isThere) await writePicture(picture, file)
  if (isRetaking) return
  expect(isThere, `${file} was missing and has been taken; look at it, and commit it`).toBe(true)
  const difference = differenceOf(await readPicture(file), picture)
  if (difference) await writePicture(picture, info.outputPath(name))
  expect(difference, `${file} shows how it was, ${info.outputPath(name)} how it is`).toBeUndefined()
}
