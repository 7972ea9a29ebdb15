import path from 'node:path'
import { hasLanguages } from '../../.site/languages.ts'
import { withBase } from '../../model/base-path.ts'
import { site as config } from '../../model/site.ts'
import { readIfThere } from '../process/read-if-there.ts'
import { writeFiles } from '../process/write-files.ts'
import { htaccess } from './apache.ts'
import { caddyfile } from './caddy.ts'
import { editorHeaders, editorPath, isEditorPublished } from './editor-headers.ts'
import { headersFile, redirectsFile } from './headers-file.ts'
import { securityHeaders, type Headers } from './headers.ts'
import type { HostConfiguration, SitePart } from './host-configuration.ts'
import { nginxConf } from './nginx.ts'
import { permanentRedirects } from './rules.ts'
import { configuredThirdParties } from './third-parties.ts'
import { vercelJson } from './vercel.ts'

/** A further language, with the headers and redirects of its own build. */
export type HostedLanguage = SitePart & Pick<HostConfiguration, 'redirects'>

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
  writeFiles(folder, {
    'client/_headers': headersFile(configuration),
    'client/_redirects': redirectsFile(configuration),
    'client/vercel.json': vercelJson(configuration),
    'client/.htaccess': htaccess(configuration),
    // Without this file, GitHub Pages would leave out files whose names begin with an underscore.
    'client/.nojekyll': '',
    'hosting/nginx.conf': nginxConf(configuration),
    'hosting/Caddyfile': caddyfile(configuration),
    // For the preview server, and for the build of the site in all languages.
    'hosting/configuration.json': `${JSON.stringify(configuration, null, 2)}\n`,
  })
}

/** What hosts are told about a build. @param site The folder of its pages. Without a build, nothing. */
export function readConfiguration(site: string): Pick<HostConfiguration, 'headers' | 'parts' | 'redirects'> {
  const text = readIfThere(path.join(site, '..', 'hosting', 'configuration.json'))
  return text === undefined
    ? { headers: {}, parts: [], redirects: [] }
    : (JSON.parse(text) as HostConfiguration)
}
