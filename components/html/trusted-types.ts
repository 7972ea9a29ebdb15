interface Rules<Html, Data, Url> {
  createHTML: (html: string) => Html
  createScript: (json: string) => Data
  createScriptURL: (url: string) => Url
}

type Policy = Rules<unknown, unknown, unknown>

const rules: Rules<string, string, string> = {
  createHTML: (html) => html,
  // JSON is data whatever element it stands in; anything else throws here.
  createScript: (json) => {
    JSON.parse(json)
    return json
  },
  // A worker of ours; a script of another origin throws here.
  createScriptURL: (url) => {
    if (!/^\/\w/.test(url)) throw new Error(`Not a script of this site: ${url}`)
    return url
  },
}

let policy: Policy = rules
let isMade = false

/**
 * The app's one Trusted Types policy (engine/hosting/content-security-policy.ts names it).
 * Where the browser knows none, or during the build, texts stay strings.
 */
function getPolicy(): Policy {
  if (isMade) return policy
  isMade = true
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy: (name: string, rules: Rules<string, string, string>) => Policy }
  }
  policy = trustedTypes?.createPolicy('content', rules) ?? rules
  return policy
}

/**
 * Marks HTML that the build rendered from the content as trusted. Everything else that would be put
 * into the page as HTML is refused by browsers that enforce Trusted Types.
 */
export const trustedHtml = (html: string): string => getPolicy().createHTML(html) as string

/**
 * Marks JSON as what a data block may hold: browsers guard the text of every script element.
 * @throws {SyntaxError} If the text is not JSON.
 */
export const trustedJson = (json: string): string => getPolicy().createScript(json) as string

/**
 * Marks the path of a worker as a script of this site.
 * @throws {Error} If it leads anywhere else.
 */
export const trustedScriptUrl = (path: string): string => getPolicy().createScriptURL(path) as string
