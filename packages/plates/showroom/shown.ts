/** The folder of the pictures, relative to the project's root. */
export const folder = 'docs/images/showroom'

/** The size limit for all pictures together, in bytes. */
export const mostBytes = 250_000

/** The sites whose home pages are shown, by their folders in `sites`: the sample, and the starters for a trade. */
export const shownSites: readonly string[] = ['spanwright', 'plumber', 'law-office', 'bakery']

/** The viewport to capture, and the width of its picture, in pixels. */
export interface Screen {
  width: number
  height: number
  pictureWidth: number
}

/** A phone and a desktop, whose picture is scaled down to fit on a GitHub page. */
export const screens: readonly Screen[] = [
  { width: 390, height: 844, pictureWidth: 390 },
  { width: 1440, height: 900, pictureWidth: 960 },
]

/** The file name of a picture. */
export const pictureName = (site: string, { width }: Screen): string => `${site}-${width}.webp`
