/** Where the pictures are, from the project's root. */
export const folder = 'docs/images/showroom'

/** What all pictures together may weigh, in bytes. */
export const mostBytes = 250_000

/** The folders of `sites` whose home page is shown: the sample, and the starters of a trade. */
export const shownSites: readonly string[] = ['spanwright', 'plumber', 'law-office', 'bakery']

/** What a screen shows first, and how wide the picture of it is, in pixels. */
export interface Screen {
  width: number
  height: number
  pictureWidth: number
}

/** A phone and a desktop; a page of GitHub has no room for all of the second. */
export const screens: readonly Screen[] = [
  { width: 390, height: 844, pictureWidth: 390 },
  { width: 1440, height: 900, pictureWidth: 960 },
]

/** The name of a picture's file. */
export const pictureName = (site: string, { width }: Screen): string => `${site}-${width}.webp`
