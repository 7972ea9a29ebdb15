import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { hasLanguages } from '../../.site/languages.ts'
import { withBase } from '../../model/base-path.ts'
import { site as config } from '../../model/site.ts'
import { readIfThere } from '../process/read-if-there.ts'
import { htaccess } from './apache.ts'
import { caddyfile } from './caddy.ts'
import { editorHeaders, editorPath, isEditorPublished } from './editor-headers.ts'
import { headersFile, redirectsFile } from './headers-file.ts'
import { securityHeaders, type Headers } from './headers.ts'
import type { HostConfiguration } from './host-configuration.ts'
import { nginxConf } from './nginx.ts'
import { permanentRedirects, type Redirect } from './rules.ts'
import { configuredThirdParties } from './third-parties.ts'
import { vercelJson } from './vercel.ts'

const asJson = (headers: object): string => `${JSON.stringify(headers, null, 2)}\n`

/** A further language, with what hosts have to know about it. */
export interface HostedLanguage {
  path: string
  /** The headers of its own build. */
  headers: Headers
  redirects: readonly Redirect[]
}

/** The headers in which a part of the site differs from the other pages. */
const differing = (own: Headers, headers: Headers): Headers =>
  Object.fromEntries(Object.entries(own).filter(([name, value]) => headers[name] !== value))

/**
 * Writes each host's configuration: beside the pages if the host looks for it there, otherwise into `hosting`, for a
 * person to install.
 * @param folder The build, with the pages in `client`.
 * @param languages The further languages. For Apache, each has its own file in its own folder.
 */
export function writeHostFiles(
  folder: string,
  pages: readonly { scriptHashes: readonly string[] }[],
  languages: readonly HostedLanguage[] = [],
): void {
  const scripts = new Set(pages.flatMap(({ scriptHashes }) => scriptHashes))
  const headers = {
    ...securityHeaders(scripts, configuredThirdParties()),
    ...(hasLanguages && { 'Content-Language': config.language }),
  }
  const editor = isEditorPublished() ? { path: withBase(editorPath), headers: editorHeaders() } : undefined
  const others = languages.map(({ path: own, headers: all }) => ({
    path: own,
    headers: differing(all, headers),
  }))
  const configuration: HostConfiguration = {
    headers,
    editor,
    languages: others,
    parts: [...(editor ? [editor] : []), ...others],
    redirects: [...permanentRedirects, ...languages.flatMap(({ redirects }) => redirects)],
    hostname: new URL(config.url).hostname,
  }
  const files = {
    'client/_headers': headersFile(configuration),
    'client/_redirects': redirectsFile(configuration),
    'client/vercel.json': vercelJson(configuration),
    'client/.htaccess': htaccess(configuration),
    // Without this file, GitHub Pages would leave out files whose names begin with an underscore.
    'client/.nojekyll': '',
    'hosting/nginx.conf': nginxConf(configuration),
    'hosting/Caddyfile': caddyfile(configuration),
    'hosting/headers.json': asJson(headers),
    ...(others.length > 0 && { 'hosting/languages.json': asJson(others) }),
    ...(editor && { 'hosting/editor-headers.json': asJson(editor.headers) }),
  }
  mkdirSync(path.join(folder, 'hosting'), { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text)
}

/**
 * The headers of a build, for the preview server.
 * @param site The folder of the built pages. Without a build, there are no headers.
 */
export const readHeaders = (site: string): Record<string, string> => readHosting(site, 'headers.json', {})

/** The headers of the editor in a build, for the preview server; none if the build has no editor. */
export const readEditorHeaders = (site: string): Record<string, string> =>
  readHosting(site, 'editor-headers.json', {})

/** The headers in which an address of a further language differs from the main pages, for the preview server. */
export const readLanguageHeaders = (site: string, address: string): Headers =>
  readHosting<HostConfiguration['languages']>(site, 'languages.json', []).find(({ path: start }) =>
    address.startsWith(start),
  )?.headers ?? {}

function readHosting<Value>(site: string, name: string, none: Value): Value {
  const text = readIfThere(path.join(site, '..', 'hosting', name))
  return text === undefined ? none : (JSON.parse(text) as Value)
}
