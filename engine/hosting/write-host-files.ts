import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { withBase } from '../../model/base-path.ts'
import { site as config } from '../../model/site.ts'
import { htaccess } from './apache.ts'
import { caddyfile } from './caddy.ts'
import { editorHeaders, editorPath, isEditorPublished } from './editor-headers.ts'
import { headersFile, redirectsFile } from './headers-file.ts'
import { securityHeaders, type Headers } from './headers.ts'
import type { HostConfiguration } from './host-configuration.ts'
import { nginxConf } from './nginx.ts'
import { permanentRedirects } from './redirects.ts'
import { configuredThirdParties } from './third-parties.ts'
import { vercelJson } from './vercel.ts'

const asJson = (headers: Headers): string => `${JSON.stringify(headers, null, 2)}\n`

/**
 * Writes each host's configuration: next to the pages if the host looks for it there, otherwise into `hosting`,
 * for a person to install.
 * @param folder The build, with the pages in `client`.
 */
export function writeHostFiles(folder: string, pages: readonly { scriptHashes: readonly string[] }[]): void {
  const scripts = new Set(pages.flatMap(({ scriptHashes }) => scriptHashes))
  const configuration: HostConfiguration = {
    headers: securityHeaders(scripts, configuredThirdParties()),
    editor: isEditorPublished() ? { path: withBase(editorPath), headers: editorHeaders() } : undefined,
    redirects: permanentRedirects,
    hostname: new URL(config.url).hostname,
  }
  const files = {
    'client/_headers': headersFile(configuration),
    'client/_redirects': redirectsFile(configuration),
    'client/vercel.json': vercelJson(configuration),
    'client/.htaccess': htaccess(configuration),
    // GitHub Pages would otherwise leave out files whose name begins with an underscore.
    'client/.nojekyll': '',
    'hosting/nginx.conf': nginxConf(configuration),
    'hosting/Caddyfile': caddyfile(configuration),
    'hosting/headers.json': asJson(configuration.headers),
    ...(configuration.editor ? { 'hosting/editor-headers.json': asJson(configuration.editor.headers) } : {}),
  }
  mkdirSync(path.join(folder, 'hosting'), { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text)
}

/**
 * The headers of a build, for the preview server.
 * @param site The folder of the built pages. A folder that no build wrote has no headers.
 */
export const readHeaders = (site: string): Record<string, string> => readHosting(site, 'headers.json')

/** The headers of the editor's own in a build, for the preview server; none if it isn't there. */
export const readEditorHeaders = (site: string): Record<string, string> =>
  readHosting(site, 'editor-headers.json')

function readHosting(site: string, name: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(path.join(site, '..', 'hosting', name), 'utf8')) as Record<string, string>
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
}
