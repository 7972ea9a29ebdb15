/** An origin, then folders, whose names may be those of GitHub repositories. */
const addressForm = /^https?:\/\/[^/?#\s@]+((?:\/[A-Za-z0-9_][A-Za-z0-9._-]*)*)$/

/**
 * Checks the address of a site, which every canonical address, feed and link is built from.
 * @param url As `url` in site.yaml.
 * @returns What is wrong and what was expected; undefined if the address is valid.
 */
export function addressProblem(url: string): string | undefined {
  if (addressForm.test(url) && URL.canParse(url)) return undefined
  return `${JSON.stringify(url)} ${reasonOf(url)}; expected https://host, or https://host/folder if the site is served from a folder`
}

function reasonOf(url: string): string {
  if (!/^https?:\/\//.test(url)) return 'does not begin with https://'
  if (/\s/.test(url)) return 'contains a space'
  if (url.includes('?')) return 'has a query'
  if (url.includes('#')) return 'has a fragment'
  if (url.endsWith('/')) return 'ends with a slash'
  if (url.split('/').some((part) => part === '..' || part === '.')) return 'has a folder named . or ..'
  if (url.includes('@')) return 'names a user'
  return 'has a folder with characters other than letters, digits, dots, hyphens and underscores'
}

/**
 * The folder that a site is served from.
 * @param url As `url` in site.yaml.
 * @returns A path such as `/site`; empty if the site has the whole host, or if the address is invalid.
 */
export const basePathOf = (url: string): string => addressForm.exec(url)?.[1] ?? ''
