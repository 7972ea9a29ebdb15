import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { beforeEach, describe, expect, test } from 'vitest'
import { embeddedPublishableKey } from './api-keys.ts'
import { createGateway } from './gateway.ts'
import { startServer } from '../../tests/start-server.ts'

let passed: (Pick<IncomingMessage, 'method' | 'url' | 'headers'> & { body: string })[] = []
const portOf = (url: string) => Number(new URL(url).port)
const upstreamPort = portOf(
  await startServer(async (request, response) => {
    const { method, url, headers } = request
    passed.push({ method, url, headers, body: await text(request) })
    if (url === '/contact/cut') {
      response.writeHead(200, { 'content-length': 100 }).write('x')
      response.destroy()
      return
    }
    response.writeHead(200, { connection: 'x-hop', 'x-hop': '1', 'x-kept': '1' }).end('answered')
  }),
)
const listener = createGateway({
  data: { port: upstreamPort, prefix: '', headersOf: (role) => ({ authorization: `Bearer ${role}` }) },
  functions: new Map([
    ['contact', () => upstreamPort],
    ['stopped', () => 0],
  ]),
  secretKey: 'sb_secret_x',
  isBehindProxy: false,
})
const port = portOf(
  await startServer((request, response) => {
    if (!listener(request, response)) response.writeHead(418).end()
  }),
)
beforeEach(() => {
  passed = []
})

/** Sends bytes that no client library would send, and reads until the connection is closed. */
const send = (...lines: string[]): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(lines.join('\r\n')))
    socket.on('data', (chunk) => (answer += String(chunk)))
    socket.on('error', reject)
    socket.on('close', () => resolve({ status: Number(answer.split(' ')[1]), text: answer }))
  })
const host = ['Host: a.example', 'Connection: close']
const end = ['', '']
/** Sends a request without a body. @returns The status of its answer. */
const statusOf = async (request: string, ...headers: string[]): Promise<number> =>
  (await send(`${request} HTTP/1.1`, ...host, ...headers, ...end)).status
const publishable = `apikey: ${embeddedPublishableKey}`

test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
  'a function named %s does not exist',
  async (name) => {
    expect(await statusOf(`GET /functions/v1/${name}`)).toBe(404)
  },
)

test.each([
  ['without a host', []],
  ['with an invalid host', ['Host: a b']],
])('a request %s is malformed', async (_, headers) => {
  expect((await send('GET /rest/v1/x HTTP/1.0', publishable, ...headers, ...end)).status).toBe(400)
  expect(passed).toEqual([])
})

describe('a request hidden in a body', () => {
  const inner = 'POST /contact HTTP/1.1\r\nHost: x\r\nx-forwarded-for: 9.9.9.9\r\n\r\n'
  const chunk = [inner.length.toString(16), inner, '0']

  test.each(['GET', 'HEAD', 'OPTIONS', 'DELETE'])('of %s is refused and not passed on', async (method) => {
    const first = `${method} /functions/v1/contact HTTP/1.1`
    const chunked = await send(first, ...host, 'Transfer-Encoding: chunked', '', ...chunk, ...end)
    const unfinished = await send(first, 'Host: x', 'Transfer-Encoding: chunked', '', '40', inner)
    const counted = await send(first, ...host, `Content-Length: ${inner.length}`, '', inner)
    expect([chunked.status, unfinished.status, counted.status]).toEqual([400, 400, 400])
    expect(passed).toEqual([])
  })

  test('of POST stays one body', async () => {
    const first = 'POST /functions/v1/contact HTTP/1.1'
    await send(first, ...host, 'Transfer-Encoding: chunked', '', ...chunk, ...end)
    expect(passed.map(({ method, body }) => [method, body])).toEqual([['POST', inner]])
  })
})

test('headers that apply to a single connection are not passed on, in either direction', async () => {
  const { text: answer } = await send(
    'GET /functions/v1/contact HTTP/1.1',
    'Host: a.example',
    'Connection: close, x-secret, x-forwarded-for',
    'Keep-Alive: timeout=5',
    'TE: trailers',
    'Proxy-Authorization: x',
    'x-secret: 1',
    'x-kept: 1',
    ...end,
  )
  const headers = passed[0]?.headers
  for (const name of ['keep-alive', 'te', 'proxy-authorization', 'x-secret'])
    expect(headers).not.toHaveProperty(name)
  expect(headers?.['x-kept']).toBe('1')
  expect(answer).toContain('x-kept: 1')
  expect(answer).not.toContain('x-hop')
})

test("the caller's address is that of its connection, whatever the request claims", async () => {
  const claims = ['x-real-ip: 9.9.9.9', 'forwarded: for=9.9.9.9', 'cf-connecting-ip: 9.9.9.9']
  const first = 'GET /functions/v1/contact HTTP/1.1'
  await send(first, ...host, 'x-forwarded-for: 9.9.9.9', ...claims, ...end)
  await send(first, 'Host: a.example', 'Connection: close, x-forwarded-for', ...end)
  expect(passed.map(({ headers }) => headers['x-forwarded-for'])).toEqual(['9.9.9.9, 127.0.0.1', '127.0.0.1'])
  for (const name of ['x-real-ip', 'forwarded', 'cf-connecting-ip'])
    expect(passed[0]?.headers).not.toHaveProperty(name)
})

test.each([
  ['GET', '/rest/v1/x?a=1', 'anon', '/x?a=1'],
  ['POST', '/rest/v1//evil.example/x', 'anon', '//evil.example/x'],
])('%s %s is passed on with a role, and only to the data API', async (method, path, role, url) => {
  await statusOf(`${method} ${path}`, publishable)
  expect(passed).toMatchObject([{ method, url, headers: { authorization: `Bearer ${role}` } }])
})

test.each(['sb_secret_y', 'sb_secret_é', ''])('the key %j is refused', async (key) => {
  expect(await statusOf('GET /rest/v1/x', `apikey: ${key}`)).toBe(401)
  expect(passed).toEqual([])
})

test.each(['/rest/v1', '/rest/v1/', '/rest/v1//', '/rest/v1/.', '/rest/v1/%2e', '/rest/v1/x/..'])(
  "the publishable key can't read the schema's description: %s",
  async (path) => {
    expect(await statusOf(`GET ${path}`, publishable)).toBe(403)
    expect(passed).toEqual([])
  },
)

test('an answer that is cut off becomes a 503', async () => {
  expect(await statusOf('GET /functions/v1/contact/cut')).toBe(503)
})

test('an upstream server that is down causes a 503; TRACE is not allowed', async () => {
  expect(await statusOf('GET /functions/v1/stopped')).toBe(503)
  expect(await statusOf('TRACE /functions/v1/contact')).toBe(405)
})

test.each(['/rest/v1x', '/rest', '/functions/v1x/contact'])("%s is not the backend's", async (path) => {
  expect(await statusOf(`GET ${path}`)).toBe(418)
})
