import { basePathOf } from './site-address.ts'
import { site } from './site.ts'

/** Defined in every bundle by vite.config.ts, so that a site without a base contains no code for one. */
declare const SITE_BASE_PATH: string | undefined

/** The folder that this site is served from, such as `/site`; empty if it has the whole host. */
export const basePath: string = typeof SITE_BASE_PATH === 'undefined' ? basePathOf(site.url) : SITE_BASE_PATH

/**
 * A path of this site as a browser requests it. Everywhere else, routes and files are named without the base: it is
 * added only where an address is written into a page, a file or a request.
 * @param path Begins with a slash. Any other address is returned unchanged.
 */
export const withBase = (path: string): string => (basePath && path.startsWith('/') ? basePath + path : path)

/**
 * The reverse of {@link withBase}.
 * @param address The path of an address, without its host.
 * @returns The path without the base; the address itself if it is outside the site.
 */
export const withoutBase = (address: string): string =>
  basePath && address.startsWith(`${basePath}/`) ? address.slice(basePath.length) : address
