import { existsSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test, type Page } from './test.ts'

/** A pixel of a picture stands for this many pixels of the page, in both directions. */
const reduction = 3
/**
 * The channels of a picture are rounded to multiples of this: a quarter fewer bytes than without rounding.
 */
const step = 4
/**
 * A pixel differs when one of its rounded channels differs by more than this, out of 255. Rounding moves two
 * values toward each other by at most one step, so a difference of more than 12 is always noticed.
 */
const tolerance = 12 - step
/** This many pixels may differ: fewer than the thin lines of the smallest button have. */
const mayDiffer = 12

/** Loads the lazy images first, so that the picture of the whole page does not race them. */
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
 * The whole page from top to bottom, scaled down: the edges of letters, which browsers and systems smooth
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
 * Describes the difference between two pictures in words; undefined if they show the same. Playwright's own
 * comparison (pixelmatch) does not fit, because it ignores smoothed edges and takes every thin line for one.
 */
export function differenceOf(was: Picture, is: Picture): string | undefined {
  const sizeOf = ({ info }: Picture) => `${info.width * reduction} × ${info.height * reduction} pixels`
  if (sizeOf(was) !== sizeOf(is)) return `the page was ${sizeOf(was)} and is ${sizeOf(is)}`
  const { width, channels } = was.info
  /** The indexes of the pixels that differ, from the top down. */
  const differing = new Set<number>()
  for (const [at, value] of was.data.entries())
    if (Math.abs(value - (is.data[at] ?? 0)) > tolerance) differing.add(Math.floor(at / channels))
  if (differing.size <= mayDiffer) return undefined
  const heightOf = (pixel = 0) => Math.floor(pixel / width) * reduction
  const [first, last] = [[...differing][0], [...differing].at(-1)]
  return `${differing.size} pixels of the picture differ, from ${heightOf(first)} to ${heightOf(last) + reduction} pixels below the top of the page`
}

/**
 * Compares the page with its picture in tests/browser/baselines. If the picture is missing, takes it and
 * fails the test; `--update-snapshots` takes all of them again.
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
  expect(difference, `${file} shows the page before, ${info.outputPath(name)} the page now`).toBeUndefined()
}
