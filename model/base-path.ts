import { basePathOf } from './site-address.ts'
import { site } from './site.ts'

/** Put into every bundle by vite.config.ts, so that a site without a base carries no code for one. */
declare const SITE_BASE_PATH: string | undefined

/** The folder that this site is served from, such as `/site`; empty where it has the whole host. */
export const basePath: string = typeof SITE_BASE_PATH === 'undefined' ? basePathOf(site.url) : SITE_BASE_PATH

/**
 * The address of a path of this site, as a browser asks for it. Routes and files go by paths without the
 * base everywhere else: it is added where an address is written into a page, a file or a request.
 * @param path Begins with a slash. An address of another site stays as it is.
 */
export const withBase = (path: string): string => (basePath && path.startsWith('/') ? basePath + path : path)

/**
 * The path of this site that an address leads to: the reverse of {@link withBase}.
 * @param address Its path, without host.
 * @returns The path without the base; the address itself if it is outside the site.
 */
export const withoutBase = (address: string): string =>
  basePath && address.startsWith(`${basePath}/`) ? address.slice(basePath.length) : address
