import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempDisposableSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Browser } from 'playwright'
import sharp from 'sharp'
import { BuildError } from '../../../engine/process/build-error.ts'
import { copyProject } from '../../../engine/process/copy-project.ts'
import { serveCopy } from '../../../engine/serve/static/serve-copy.ts'
import { pinnedBrowser } from '../../audits/browser/pinned-browser.ts'
import { firstScreen } from './first-screen.ts'
import { folder, mostBytes, pictureName, screens, shownSites, type Screen } from './shown.ts'

/** The area of a screen's picture, in square pixels. */
const areaOf = ({ width, height, pictureWidth }: Screen): number => (pictureWidth ** 2 * height) / width

/** The size limit for one picture, in bytes: its share of the total, by area. */
const bytesFor = (screen: Screen): number =>
  (mostBytes * areaOf(screen)) / screens.reduce((sum, each) => sum + areaOf(each), 0) / shownSites.length

/**
 * Builds each site to show, and replaces the pictures of the home pages.
 * @returns The pictures, by file name.
 */
export async function takePictures(root: string): Promise<Record<string, Buffer>> {
  // Without hinting, letters are placed as on phones and high-density screens.
  const args = ['--no-sandbox', '--font-render-hinting=none']
  await using browser = await chromium.launch({ executablePath: pinnedBrowser(), args })
  const pictures: Record<string, Buffer> = {}
  // A build takes all cores.
  // oxlint-disable-next-line no-await-in-loop
  for (const site of shownSites) Object.assign(pictures, await picturesOf(root, site, browser))
  rmSync(path.join(root, folder), { recursive: true, force: true })
  mkdirSync(path.join(root, folder), { recursive: true })
  for (const [name, picture] of Object.entries(pictures))
    writeFileSync(path.join(root, folder, name), picture)
  return pictures
}

/** The pictures of one site, by file name. The site is built in a copy of the project, so that the last build stays. */
async function picturesOf(root: string, site: string, browser: Browser): Promise<Record<string, Buffer>> {
  mkdirSync(path.join(root, '.cache'), { recursive: true })
  using copy = mkdtempDisposableSync(path.join(root, '.cache', 'showroom-'))
  copyProject(root, copy.path)
  buildSite(copy.path, site)
  using host = await serveCopy(copy.path)
  const take = async (screen: Screen): Promise<[string, Buffer]> => {
    const picture = await firstScreen(browser, `${host.url}${host.basePath}/`, screen)
    return [pictureName(site, screen), await smallPicture(picture, screen.pictureWidth, bytesFor(screen))]
  }
  return Object.fromEntries(await Promise.all(screens.map(take)))
}

/**
 * Builds a site from the folder `sites` in a copy, without running setup, whose answers could turn sections off.
 * @throws {BuildError} If the build fails, with its output.
 */
function buildSite(copy: string, site: string): void {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/run.ts', 'build', '--without-social-images'],
    { cwd: copy, encoding: 'utf8', env: { ...process.env, SITE: site } },
  )
  if (status !== 0)
    throw new BuildError(`The build of sites/${site} failed`, `${stdout}${stderr}`.trim().split('\n'))
}

/** The WebP qualities to try, from best to worst. */
const qualities = [90, 85, 80, 75, 70, 65, 60, 50, 40, 30]

/**
 * Converts a picture to WebP, at the highest quality that stays within a size limit, or at the lowest quality if none does.
 * @param width In pixels; the aspect ratio is kept.
 */
async function smallPicture(picture: Buffer, width: number, limit: number): Promise<Buffer> {
  const scaled = sharp(picture).resize({ width })
  let file = Buffer.alloc(0)
  for (const quality of qualities) {
    // Whether there is a next attempt depends on this one.
    // oxlint-disable-next-line no-await-in-loop
    file = await scaled.clone().webp({ quality, effort: 6, smartSubsample: true }).toBuffer()
    if (file.length <= limit) break
  }
  return file
}
