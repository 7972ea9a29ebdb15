import { statSync } from 'node:fs'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import path from 'node:path'
import { basePath, withBase, withoutBase } from '../../../model/base-path.ts'
import type { GatewayListener } from '../../../packages/local-backend/gateway.ts'
import { mediaTypes } from '../../hosting/media-types.ts'
import * as rules from '../../hosting/rules.ts'
import { placedFolders } from '../../languages/placed.ts'
import { readConfiguration } from '../../hosting/write-host-files.ts'
import { bytesOf, type Encoding } from './compression.ts'

/**
 * Serves a built site as a static host does: clean URLs, one redirect to the form with a slash, compression, immutable
 * caching of hashed files, the not-found page with status 404. A site with a base path is served there, and the host's
 * root redirects to it.
 * @param site The folder of the built pages.
 * @param backend Answers requests for the backend, and returns whether it did.
 */
export function createStaticListener(site: string, backend?: GatewayListener): RequestListener {
  const send = (request: IncomingMessage, response: ServerResponse, file: string, status: number) => {
    const { size, mtimeMs } = statSync(file)
    const type = mediaTypes[path.extname(file)] ?? 'application/octet-stream'
    const isText = type.includes('charset=')
    const encoding = isText ? encodingOf(request) : 'identity'
    const etag = `W/"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`
    response.setHeader('content-type', type)
    response.setHeader('etag', etag)
    response.setHeader('cache-control', rules.cacheControlOf(`/${path.relative(site, file)}`))
    if (isText)
      response.setHeader('vary', [response.getHeader('vary') ?? [], 'accept-encoding'].flat().join(', '))
    if (status === 200 && request.headers['if-none-match'] === etag) {
      response.writeHead(304).end()
      return
    }
    const bytes = bytesOf(file, mtimeMs, encoding)
    if (encoding !== 'identity') response.setHeader('content-encoding', encoding)
    response.writeHead(status, { 'content-length': bytes.length })
    // Node leaves it out of the response to a HEAD request.
    response.end(bytes)
  }

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    // Read each time, since a new build may have replaced the pages and the hashes of their scripts.
    const { headers, parts, redirects } = readConfiguration(site)
    const { url = '/' } = request
    const part = parts.find(({ path: start }) => url.startsWith(start))
    const own = { 'X-Content-Type-Options': 'nosniff', ...headers, ...part?.headers }
    for (const [name, value] of Object.entries(own)) response.setHeader(name, value)
    // Keeping the connection is the default of HTTP/1.1 (RFC 9112, section 9.3).
    response.removeHeader('connection')
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end()
      return
    }
    const [rawPath = '/', query] = url.split('?')
    const target = resolve(site, redirects, rawPath)
    if ('file' in target) send(request, response, negotiated(site, target, request, response), 200)
    else if ('to' in target) {
      const location = query ? `${target.to}?${query}` : target.to
      response.writeHead(rules.redirectStatus, { location }).end()
    } else if (target.status === 404) send(request, response, notFoundPage(site, rawPath), 404)
    else say(response, 400, 'Bad request')
  }

  return (request, response) => {
    if (backend?.(request, response)) return
    try {
      answer(request, response)
    } catch (error) {
      const hasBuild = (error as NodeJS.ErrnoException).code !== 'ENOENT'
      const advice = 'There is no build in dist/client. Run "npm run build".'
      say(response, 503, hasBuild ? 'Try again in a moment' : advice)
    }
  }
}

const say = (response: ServerResponse, status: number, text: string): void =>
  void response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${text}\n`)

/** A file, with the address that it has; another address; or only a status. */
type Target = { file: string; at: string } | { to: string } | { status: 400 | 404 }

/** Resolves a request's path; nothing outside the site's folder can be reached. */
function resolve(site: string, redirects: readonly rules.Redirect[], rawPath: string): Target {
  let decoded: string
  try {
    decoded = decodeURIComponent(rawPath)
  } catch {
    return { status: 400 }
  }
  if (decoded.includes('\0') || decoded.includes('\\') || decoded.split('/').includes('..'))
    return { status: 400 }
  // In a redirect, `//host` would be the address of another host.
  if (!decoded.startsWith('/') || decoded.startsWith('//')) return { status: 400 }
  const single = decoded.replaceAll(/\/{2,}/g, '/')
  const target = resolvePath(site, redirects, single)
  return 'file' in target && single !== decoded ? { to: encodeURI(single) } : target
}

/** @param decoded A decoded path without `..` or doubled slashes. */
function resolvePath(site: string, redirects: readonly rules.Redirect[], decoded: string): Target {
  if (basePath && (decoded === '/' || decoded === basePath)) return { to: withBase('/') }
  if (!decoded.startsWith(withBase('/'))) return { status: 404 }
  if (decoded.endsWith('/index.html')) return { to: encodeURI(decoded.slice(0, -10)) }
  const local = withoutBase(decoded)
  if (rules.isHidden(local)) return { status: 404 }
  const moved = redirects.find(({ from }) => from === decoded)
  if (moved) return { to: moved.to }
  const file = path.join(site, local)
  const index = path.join(file, 'index.html')
  const isPage = isFile(index)
  if (isPage && decoded.endsWith('/')) return { file: index, at: decoded }
  if (isPage) return { to: encodeURI(`${decoded}/`) }
  return isFile(file) ? { file, at: decoded } : { status: 404 }
}

/** The not-found page in the language of an address. */
function notFoundPage(site: string, address: string): string {
  const folder = placedFolders.find((name) => address.startsWith(withBase(`/${name}/`))) ?? ''
  return path.join(site, folder, '404.html')
}

/**
 * The file to send: for a page, the form that the request prefers. Sets the headers that tell caches and clients about
 * the choice.
 */
function negotiated(
  site: string,
  { file, at }: { file: string; at: string },
  request: IncomingMessage,
  response: ServerResponse,
): string {
  const twin = rules.twinAt(at)
  if (twin === undefined || !isFile(path.join(site, withoutBase(twin)))) return file
  response.setHeader('vary', rules.varies)
  response.setHeader('link', rules.linksOf(twin))
  return rules.wantsMarkdown(request.headers.accept) ? path.join(site, withoutBase(twin)) : file
}

function isFile(file: string): boolean {
  try {
    return statSync(file).isFile()
  } catch {
    // Also if the name is too long.
    return false
  }
}

function encodingOf(request: IncomingMessage): Encoding {
  const accepted = request.headers['accept-encoding']?.toString() ?? ''
  if (/\bbr\b/.test(accepted)) return 'br'
  if (/\bgzip\b/.test(accepted)) return 'gzip'
  return 'identity'
}
