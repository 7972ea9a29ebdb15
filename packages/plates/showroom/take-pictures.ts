import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Browser } from 'playwright'
import { serveCopy } from '../../../engine/serve/static/serve-copy.ts'
import { pinnedBrowser } from '../../audits/browser/pinned-browser.ts'
import { buildSite, makeCopy } from './build-site.ts'
import { firstScreen } from './first-screen.ts'
import { folder, mostBytes, pictureName, screens, shownSites, type Screen } from './shown.ts'
import { smallPicture } from './small-picture.ts'

/** The area of a screen's picture, in pixels. */
const areaOf = ({ width, height, pictureWidth }: Screen): number => (pictureWidth ** 2 * height) / width

/** The bytes that a picture may have: its share, by its area. */
const bytesFor = (screen: Screen): number =>
  (mostBytes * areaOf(screen)) / screens.reduce((sum, each) => sum + areaOf(each), 0) / shownSites.length

/**
 * Builds each site that is shown, and writes the pictures of its home page in place of those that are there.
 * @param root The project's root.
 * @returns The pictures, by the names of their files.
 */
export async function takePictures(root: string): Promise<Record<string, Buffer>> {
  // Without hinting, letters stand where those of phones and sharp screens do.
  const args = ['--no-sandbox', '--font-render-hinting=none']
  const browser = await chromium.launch({ executablePath: pinnedBrowser(), args })
  const pictures: Record<string, Buffer> = {}
  try {
    // A build takes all cores.
    // oxlint-disable-next-line no-await-in-loop
    for (const site of shownSites) Object.assign(pictures, await picturesOf(root, site, browser))
  } finally {
    await browser.close()
  }
  rmSync(path.join(root, folder), { recursive: true, force: true })
  mkdirSync(path.join(root, folder), { recursive: true })
  for (const [name, picture] of Object.entries(pictures))
    writeFileSync(path.join(root, folder, name), picture)
  return pictures
}

/** The pictures of a site, by the names of their files. */
async function picturesOf(root: string, site: string, browser: Browser): Promise<Record<string, Buffer>> {
  const copy = makeCopy(root)
  try {
    buildSite(copy, site)
    const { url, basePath, stop } = await serveCopy(copy)
    const take = async (screen: Screen): Promise<[string, Buffer]> => {
      const picture = await firstScreen(browser, `${url}${basePath}/`, screen)
      return [pictureName(site, screen), await smallPicture(picture, screen.pictureWidth, bytesFor(screen))]
    }
    try {
      return Object.fromEntries(await Promise.all(screens.map(take)))
    } finally {
      stop()
    }
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}
