import { site } from './site.ts'

/** Put into every bundle by vite.config.ts, so that a site without a base carries no code for one. */
declare const SITE_BASE_PATH: string | undefined

/** Origin, then folders: what a repository of GitHub may be called, for one. */
const addressForm = /^https?:\/\/[^/?#\s@]+((?:\/[A-Za-z0-9_][A-Za-z0-9._-]*)*)$/

/**
 * Checks the address of the site.
 * @param url As `url` in model/site.ts.
 * @returns What is wrong, in one sentence that names file and field; undefined if the address is usable.
 */
export function addressProblem(url: string): string | undefined {
  if (addressForm.test(url) && URL.canParse(url)) return undefined
  return `model/site.ts url: ${JSON.stringify(url)} ${reasonOf(url)}; expected https://host, or https://host/folder where the site is served from a folder`
}

function reasonOf(url: string): string {
  if (!/^https?:\/\//.test(url)) return 'does not begin with https://'
  if (/\s/.test(url)) return 'contains a space'
  if (url.includes('?')) return 'has a query'
  if (url.includes('#')) return 'has a fragment'
  if (url.endsWith('/')) return 'ends with a slash'
  if (url.split('/').some((part) => part === '..' || part === '.')) return 'has a folder named by dots'
  if (url.includes('@')) return 'names a user'
  return 'has a folder with other characters than letters, digits, dots, hyphens and underscores'
}

/**
 * Finds the folder that a site is served from.
 * @param url As `url` in model/site.ts.
 * @returns Such as `/site`; empty if the site has the whole host, or if the address is unusable.
 */
export const basePathOf = (url: string): string => addressForm.exec(url)?.[1] ?? ''

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
