import { withBase } from '#model/base-path.ts'

/** A page's number among all pages, and the day of its last change, as YYYY-MM-DD. */
export interface Sheet {
  number: number
  of: number
  changed: string
}

const entry = /<loc>([^<]*)<\/loc><lastmod>([^<]*)/g

/**
 * The number of a page and its last change, from the sitemap.
 * @param pathname The page's path, with the base.
 * @returns Undefined if the sitemap doesn't list the page, or can't be read.
 */
export async function sheetOf(pathname: string): Promise<Sheet | undefined> {
  try {
    const pages = [...(await (await fetch(withBase('/sitemap.xml'))).text()).matchAll(entry)]
    const index = pages.findIndex(([, address = '']) => new URL(address).pathname === pathname)
    const [, , changed = ''] = pages[index] ?? []
    return index < 0 ? undefined : { number: index + 1, of: pages.length, changed }
  } catch {
    return undefined
  }
}
