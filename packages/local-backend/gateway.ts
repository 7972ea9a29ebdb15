import { request as forward, type IncomingMessage, type ServerResponse } from 'node:http'
import { roleOf } from './api-keys.ts'
import type { DataApi } from './data-api.ts'

interface Upstreams {
  data: Pick<DataApi, 'port' | 'prefix' | 'headersOf'>
  /** Ports of the Edge Functions, by name. */
  functions: Readonly<Record<string, () => number>>
  secretKey: string
  /** Whether requests arrive through our own proxy rather than directly from the caller. */
  isBehindProxy: boolean
}

/** Answers a request to the backend; `false` if the path is not one of the backend's. */
export type GatewayListener = (request: IncomingMessage, response: ServerResponse) => boolean

/** How many seconds a browser may cache what it is allowed to send. */
const corsMaxAge = '600'

/** Headers that apply to one connection only (RFC 9110, section 7.6.1), and those that only we may set. */
const ownHeaders = new Set([
  'connection',
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'cf-connecting-ip',
  'forwarded',
  'x-real-ip',
])

/**
 * Does what the gateway of a hosted project does: routes `/rest/v1` and `/functions/v1`, turns an API key
 * into a role, and reports the address that the request came from.
 */
export function createGateway({ data, functions, secretKey, isBehindProxy }: Upstreams): GatewayListener {
  const addressesOf = (request: IncomingMessage): string => {
    const claimed = request.headers['x-forwarded-for']?.toString()
    const sender = request.socket.remoteAddress ?? ''
    if (claimed === undefined) return sender
    return isBehindProxy ? claimed : `${claimed}, ${sender}`
  }

  return (request, response) => {
    const url = request.url ?? '/'
    const rest = /^\/rest\/v1(\/[^?]*)?(\?.*)?$/.exec(url)
    if (rest) {
      response.setHeader('access-control-allow-origin', '*')
      if (request.method === 'OPTIONS') {
        allowEverything(request, response)
        return true
      }
      const role = roleOf(apiKeyOf(request), secretKey)
      const [, path = '/', search = ''] = rest
      if (role === 'anon' && isRoot(path)) {
        refuse(response, 403, 'Access to schema is forbidden')
      } else if (role) {
        pass(request, response, data.port, `${data.prefix}${path}${search}`, {
          ...data.headersOf(role),
          'x-forwarded-for': addressesOf(request),
        })
      } else {
        refuse(response, 401, 'Invalid API key')
      }
      return true
    }
    const [, name = '', tail = ''] = /^\/functions\/v1\/([\w-]+)(.*)$/.exec(url) ?? []
    const port = functions[name]
    if (port) {
      pass(request, response, port(), `/${name}${tail}`, { 'x-forwarded-for': addressesOf(request) })
      return true
    }
    if (/^\/(rest|functions|auth|storage|realtime)\/v1(\/|$)/.test(url)) {
      refuse(response, 404, 'Not found')
      return true
    }
    return false
  }
}

/**
 * Whether a path of the data API asks for the description of the schema. Hosted projects hide it from
 * publishable keys: https://supabase.com/changelog/42949.
 */
const isRoot = (path: string): boolean => /^\/*$/.test(path)

/** Where supabase-js and plain requests put the key. */
function apiKeyOf(request: IncomingMessage): string | undefined {
  const { apikey, authorization } = request.headers
  return apikey?.toString() ?? /^Bearer (.+)$/i.exec(authorization ?? '')?.[1]
}

/** The data API is open to every origin, as on hosted projects: the key and the policies protect it. */
function allowEverything(request: IncomingMessage, response: ServerResponse): void {
  response
    .writeHead(204, {
      'access-control-allow-methods': 'GET, HEAD, POST, PATCH, PUT, DELETE, OPTIONS',
      'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '*',
      'access-control-max-age': corsMaxAge,
    })
    .end()
}

function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ message }))
}

function pass(
  request: IncomingMessage,
  response: ServerResponse,
  port: number,
  path: string,
  extra: Readonly<Record<string, string>>,
): void {
  const headers: Record<string, string | string[] | undefined> = {}
  for (const [name, value] of Object.entries(request.headers)) {
    if (!ownHeaders.has(name)) headers[name] = value
  }
  headers['x-forwarded-host'] = request.headers.host
  Object.assign(headers, extra)
  const upstream = forward({
    host: '127.0.0.1',
    port,
    path,
    method: request.method,
    headers,
    timeout: 30_000,
  })
  let hasAnswered = false
  upstream.on('response', (answer) => {
    for (const [name, value] of Object.entries(answer.headers)) {
      if (value !== undefined && !ownHeaders.has(name)) response.setHeader(name, value)
    }
    response.writeHead(answer.statusCode ?? 502)
    answer.on('end', () => (hasAnswered = true)).pipe(response)
  })
  upstream.on('timeout', () => upstream.destroy(new Error('time-out')))
  upstream.on('error', () => {
    // A server that has answered may hang up before it has read the whole request.
    request.unpipe(upstream).resume()
    if (!response.headersSent) refuse(response, 503, 'The service is starting or has failed')
    else if (!hasAnswered) response.destroy()
  })
  response.on('close', () => upstream.destroy())
  request.pipe(upstream)
}
