import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { HTTPException } from 'hono/http-exception'
import { proxy } from 'hono/proxy'
import { roleOf } from './api-keys.ts'
import type { DataApi } from './data-api.ts'

interface Upstreams {
  data: Pick<DataApi, 'port' | 'prefix' | 'headersOf'>
  /** Ports of the Edge Functions, by name. */
  functions: ReadonlyMap<string, () => number>
  secretKey: string
  /** Whether requests come through the project's own proxy rather than directly from the caller. */
  isBehindProxy: boolean
}

/** Answers a request if its path is the backend's; returns false otherwise. */
export type GatewayListener = (request: IncomingMessage, response: ServerResponse) => boolean

const backendPath = /^\/(rest|functions|auth|storage|realtime)\/v1([/?]|$)/

/** How long a browser may cache the answer to a preflight request, in seconds. */
const corsMaxAge = '600'

/** How long an upstream server may take to answer, in milliseconds. */
const patience = 30_000

/** Methods whose body a server may mistake for the next request (RFC 9110, 9.3; RFC 9112, 11.2). */
const withoutBody: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS', 'DELETE'])

/** Request headers that are not passed on: only the gateway may set them, or (`expect`) its own server has handled them. */
const ownHeaders = ['cf-connecting-ip', 'forwarded', 'x-real-ip', 'host', 'expect'] as const

/**
 * Does what the gateway of a hosted project does: routes `/rest/v1` and `/functions/v1`, turns an API key into a role,
 * and passes on the address that a request came from.
 */
export function createGateway({ data, functions, secretKey, isBehindProxy }: Upstreams): GatewayListener {
  const toRest = async (request: Request, address: string, path: string, search: string) => {
    const role = roleOf(apiKeyOf(request), secretKey)
    if (!role) return refuse(401, 'Invalid API key')
    if (role === 'anon' && isRoot(path)) return refuse(403, 'Access to schema is forbidden')
    const headers = { ...data.headersOf(role), 'x-forwarded-for': address }
    return pass(request, data.port, `${data.prefix}${path}${search}`, headers)
  }

  const answer = async (request: Request, incoming: IncomingMessage): Promise<Response> => {
    if (request.method === 'TRACE') return refuse(405, 'Method not allowed')
    if (withoutBody.has(request.method) && hasBody(incoming)) {
      return refuse(400, `${request.method} takes no body`, { connection: 'close' })
    }
    const sender = incoming.socket.remoteAddress ?? ''
    const claimed = request.headers.get('x-forwarded-for')
    const address = claimed === null ? sender : isBehindProxy ? claimed : `${claimed}, ${sender}`
    const { pathname, search } = new URL(request.url)

    const rest = /^\/rest\/v1(\/.*)?$/.exec(pathname)
    if (rest) {
      const isPreflight = request.method === 'OPTIONS'
      const response = isPreflight
        ? allowEverything(request)
        : await toRest(request, address, rest[1] ?? '/', search)
      // The data API is open to every origin, as on hosted projects: the key and the policies protect it.
      response.headers.set('access-control-allow-origin', '*')
      return response
    }
    const [, name = '', tail = ''] = /^\/functions\/v1\/([\w-]+)(.*)$/.exec(pathname) ?? []
    const port = functions.get(name)
    if (!port) return refuse(404, 'Not found')
    return pass(request, port(), `/${name}${tail}${search}`, { 'x-forwarded-for': address })
  }

  const listener = getRequestListener(
    (request, { incoming }) => answer(request, incoming as IncomingMessage).catch(failed),
    { overrideGlobalObjects: false },
  )
  return (request, response) => {
    if (!backendPath.test(request.url ?? '')) return false
    void listener(request, response)
    return true
  }
}

/**
 * Whether a path of the data API is that of the schema's description, which hosted projects hide from publishable keys:
 * https://supabase.com/changelog/42949.
 */
const isRoot = (path: string): boolean => /^\/*$/.test(path)

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** The API key, from either of the headers in which clients send it. */
const apiKeyOf = ({ headers }: Request): string | undefined =>
  headers.get('apikey') ?? /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1]

const allowEverything = ({ headers }: Request): Response =>
  new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-methods': 'GET, HEAD, POST, PATCH, PUT, DELETE, OPTIONS',
      'access-control-allow-headers': headers.get('access-control-request-headers') ?? '*',
      'access-control-max-age': corsMaxAge,
    },
  })

const refuse = (status: number, message: string, headers: Readonly<Record<string, string>> = {}): Response =>
  Response.json({ message }, { status, headers })

/**
 * Passes a request on to an upstream server. Hono's helper removes the headers that apply to a single connection
 * (RFC 9110, 7.6.1), in both directions.
 * @param trusted Headers to set, whatever the request claims.
 * @returns The complete answer: answers are short, and this way one that is cut off becomes an error.
 */
async function pass(
  request: Request,
  port: number,
  path: string,
  trusted: Readonly<Record<string, string>>,
): Promise<Response> {
  const response = await proxy(`http://127.0.0.1:${port}${path}`, {
    raw: request,
    redirect: 'manual',
    strictConnectionProcessing: true,
    signal: AbortSignal.any([request.signal, AbortSignal.timeout(patience)]),
    // A `Connection` header may list any header for removal, so ours are added afterward.
    customFetch: (outgoing) => {
      for (const name of ownHeaders) outgoing.headers.delete(name)
      for (const [name, value] of Object.entries(trusted)) outgoing.headers.set(name, value)
      return fetch(outgoing)
    },
  })
  return new Response(response.body && (await response.arrayBuffer()), response)
}

const failed = (error: unknown): Response =>
  error instanceof HTTPException
    ? refuse(error.status, error.message)
    : refuse(503, 'The service is starting or has failed')
