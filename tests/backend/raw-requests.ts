import * as fc from 'fast-check'
import { embeddedPublishableKey } from '../../packages/local-backend/api-keys.ts'

/** A request as bytes, and how its sender breaks off. */
export interface RawRequest {
  bytes: Buffer
  /** After how many bytes it resets the connection. */
  cutAt?: number
  /** Whether it resets the connection at the first byte of the response. */
  isCutByAnswer?: boolean
}

/** Any bytes, each as one character. */
const noise = (maxLength: number) =>
  fc.uint8Array({ maxLength }).map((bytes) => Buffer.from(bytes).toString('latin1'))

/** Most of the time one of some texts, otherwise a rarer one. @param weight How many times as often. */
const mostly = (weight: number, texts: readonly string[], ...rare: fc.Arbitrary<string>[]) =>
  fc.oneof({ weight, arbitrary: fc.constantFrom(...texts) }, ...rare)

const method = mostly(
  20,
  ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'],
  fc.constantFrom('CONNECT', 'PRI', 'PROPFIND', 'M-SEARCH', 'get', '', ' ', 'G\0T', '__proto__'),
  noise(6),
)

/** What follows the address of a part of the server. */
const targets: Readonly<Record<string, readonly string[]>> = {
  '': ['*', '?', '//', '/%', '/%00', '/%c0%ae%c0%ae/', '/..%2f..%2fpackage.json', '/\\evil.example/'],
  'http://': ['evil.example/', '[::'],
  '/': ['', 'about/', 'about//', 'index.html', 'large.bin', 'a/'.repeat(4000)],
  '/functions/v1/': ['', 'contact', 'contact/../../../rest/v1/x', 'constructor', '__proto__'],
  '/rest/v1': ['', '//x', '/contact_messages', '/rpc/pg_sleep'],
  '/rest/v1/cookie_consent_logs': ['', '?select=%'],
  '/auth/v1/': ['user'],
  '/realtime/v1/': ['websocket'],
}

const target = mostly(
  20,
  Object.entries(targets).flatMap(([start, ends]) => ends.map((end) => start + end)),
  noise(40).map((text) => `/${text}`),
)

const version = mostly(
  40,
  ['HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0'],
  fc.constantFrom('HTTP/0.9', 'HTTP/2.0', 'HTTP/9', 'HTTP/1.1\0', 'http/1.1', ''),
)

/** Valid headers, with which a request gets as far as the services. */
const harmless = fc.constantFrom(
  `apikey: ${embeddedPublishableKey}`,
  'Content-Type: application/json',
  'Content-Type: application/x-www-form-urlencoded',
  'Accept-Encoding: gzip, br',
  'Accept: text/html',
  'Origin: http://localhost:4173',
  'X-Forwarded-For: 2001:db8::1',
)

/** Values that a server has to reject, or to handle with care. */
const delicate: Readonly<Record<string, readonly string[]>> = {
  Host: ['a b', '', '[::1', 'a.example:99999'],
  'Content-Length': ['5', '0', '-1', '0x5', '5, 6', '99999999999999999999'],
  'Transfer-Encoding': ['chunked', 'chunked, identity', 'xchunked'],
  'Transfer-Encoding ': ['chunked'],
  Connection: ['close', 'keep-alive, content-length, host', 'upgrade'],
  Upgrade: ['websocket', 'h2c'],
  Expect: ['100-continue', '999-all'],
  Range: ['bytes=9-1', 'bytes=0-0,1-1,2-2,99999999999999999999-'],
  'If-None-Match': ['W/"'],
  'Accept-Encoding': ['br;q=x, *;q=-1'],
  Accept: ['text/markdown;q=,*/*'],
  'Content-Type': ['multipart/form-data; boundary='],
  Origin: ['null'],
  'X-Forwarded-For': ['9.9.9.9, \u00ff'],
  Prefer: ['return=representation, count=exact'],
  Authorization: ['Bearer e30.e30.e30'],
  ' folded': ['x'],
  '': ['no name'],
  ['__proto__']: ['x'],
  Cookie: ['x'.repeat(20_000)],
}

const header = fc.oneof(
  noise(30),
  fc.constantFrom(
    'no colon',
    ...Object.entries(delicate).flatMap(([name, values]) => values.map((value) => `${name}: ${value}`)),
  ),
  { weight: 2, arbitrary: harmless },
)

/** A body; the request may have a content length for it. */
const body = mostly(
  10,
  [''],
  fc.constantFrom(
    'hello',
    '{"name":',
    '{"__proto__":{"x":1}}',
    '5\r\nhello\r\n0\r\n\r\n',
    '0\r\n\r\nGET /functions/v1/contact HTTP/1.1\r\nHost: x\r\n\r\n',
    'ffffffffffffffff\r\nx',
    '-1\r\nx\r\n',
    '5;ext="\r\nhello\r\n0\r\nTrailer: x\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(20),
  ),
  noise(300),
)

const lineEnd = mostly(60, ['\r\n'], fc.constantFrom('\n', '\r'))

const malformed: fc.Arbitrary<RawRequest> = fc
  .record({
    first: fc.tuple(method, target, version).map((words) => words.join(' ')),
    host: fc.oneof({ weight: 20, arbitrary: fc.constant(['Host: a.example']) }, fc.constant([])),
    headers: fc.array(header, { maxLength: 5 }),
    body,
    hasLength: fc.boolean(),
    lineEnd,
    start: mostly(60, [''], noise(20)),
  })
  .map(({ first, host, headers, body: rest, hasLength, lineEnd: end, start }) => {
    const length = hasLength && rest !== '' ? [`Content-Length: ${rest.length}`] : []
    const head = [first, ...host, ...length, ...headers, '', ''].join(end)
    return { bytes: Buffer.from(`${start}${head}${rest}`, 'latin1') }
  })

const key = `apikey: ${embeddedPublishableKey}`
const bytesOf = (...lines: string[]) => Buffer.from(lines.join('\r\n'))

/** Valid requests of each kind that the server handles. */
export const wholeRequests: readonly RawRequest[] = [
  bytesOf('GET /large.bin HTTP/1.1', 'Host: x', '', ''),
  bytesOf('GET /about/ HTTP/1.1', 'Host: x', 'Accept-Encoding: br', '', ''),
  bytesOf('GET /functions/v1/contact HTTP/1.1', 'Host: x', '', ''),
  bytesOf('GET /rest/v1/cookie_consent_logs HTTP/1.1', 'Host: x', key, '', ''),
  bytesOf('POST /functions/v1/contact HTTP/1.1', 'Host: x', 'Content-Length: 2', '', '{}'),
].map((bytes) => ({ bytes }))

/** Requests whose body never ends. */
const unfinishedRequests: readonly RawRequest[] = [
  bytesOf('POST /functions/v1/contact HTTP/1.1', 'Host: x', 'Content-Length: 30000', '', 'x'.repeat(20_000)),
  bytesOf(
    'POST /rest/v1/cookie_consent_logs HTTP/1.1',
    'Host: x',
    key,
    'Transfer-Encoding: chunked',
    '',
    'ffff',
    '{"a":',
  ),
].map((bytes) => ({ bytes }))

const aborted: fc.Arbitrary<RawRequest> = fc
  .tuple(
    fc.constantFrom(...wholeRequests, ...unfinishedRequests),
    fc.integer({ min: 0, max: 100 }),
    fc.boolean(),
  )
  .map(([{ bytes }, part, isCutByAnswer]) =>
    isCutByAnswer ? { bytes, isCutByAnswer } : { bytes, cutAt: Math.ceil((bytes.length * part) / 100) },
  )

/** Malformed requests, the same for the same seed. */
export const malformedRequests = (count: number, seed: number): RawRequest[] =>
  fc.sample(malformed, { numRuns: count, seed })

/** Requests whose sender resets the connection, the same for the same seed. */
export const abortedRequests = (count: number, seed: number): RawRequest[] =>
  fc.sample(aborted, { numRuns: count, seed })
