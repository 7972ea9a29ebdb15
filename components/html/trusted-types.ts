const rules = {
  createHTML: (html: string) => html,
  // JSON is data in any element.
  createScript: (json: string) => {
    JSON.parse(json)
    return json
  },
  createScriptURL: (url: string) => {
    if (!/^\/\w/.test(url)) throw new Error(`Not a script of this site: ${url}`)
    return url
  },
}
/** Its methods return trusted objects rather than strings, but DOM and React types have only strings. */
type Policy = typeof rules

let policy: Policy | undefined

/**
 * The app's only Trusted Types policy (engine/hosting/content-security-policy.ts names it). During the build, and in
 * browsers without Trusted Types, texts stay strings.
 */
function getPolicy(): Policy {
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy }
  }
  return (policy ??= trustedTypes?.createPolicy('content', rules) ?? rules)
}

/**
 * Marks HTML that the build rendered from the content as trusted. Browsers that enforce Trusted Types refuse any other
 * HTML that would be put into the page.
 */
export const trustedHtml = (html: string): string => getPolicy().createHTML(html)

/**
 * Marks JSON as trusted for a data block, since browsers guard the text of every script element.
 * @throws {SyntaxError} If the text is not JSON.
 */
export const trustedJson = (json: string): string => getPolicy().createScript(json)

/**
 * Marks a worker's path as a trusted script of this site.
 * @throws {Error} If it leads anywhere else.
 */
export const trustedScriptUrl = (path: string): string => getPolicy().createScriptURL(path)
