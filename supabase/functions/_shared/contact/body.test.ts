import { ReadableStream } from 'node:stream/web'
import { expect, test } from 'vitest'
import { maximumBytes } from '../../../../contract/contact/limits.ts'
import { readBody } from './body.ts'
import { clientAddress } from './client-address.ts'

const json = 'application/json'
const form = 'application/x-www-form-urlencoded'
const request = (body: BodyInit, type: string, more?: { duplex: 'half' }) =>
  new Request('https://site.example/', { method: 'POST', body, headers: { 'content-type': type }, ...more })
const read = async (body: BodyInit, type = json) => readBody(request(body, type))
const readInPieces = async (pieces: Iterable<Uint8Array>) =>
  readBody(request(ReadableStream.from(pieces) as BodyInit, json, { duplex: 'half' }))
const refused = (code: string) => ({ ok: false, code })

/** JSON of exactly so many bytes. */
const jsonOf = (bytes: number) => JSON.stringify({ a: 'x'.repeat(bytes - '{"a":""}'.length) })

test('a body may be as long as the limit, and no longer', async () => {
  expect(await read(jsonOf(maximumBytes))).toMatchObject({ ok: true })
  expect(await read(jsonOf(maximumBytes + 1))).toEqual(refused('too-large'))
  expect(await read('a'.repeat(2_000_000))).toEqual(refused('too-large'))
})

test('reading an endless body stops after a megabyte', async () => {
  function* endless() {
    for (let sent = 0; sent < 4_000_000; sent += 65_536) yield new Uint8Array(65_536)
    // A reader that doesn't stop would read forever.
    throw new Error('read on')
  }
  expect(await readInPieces(endless())).toEqual(refused('too-large'))
})

test('a body that arrives in pieces is joined in order', async () => {
  const pieces = ['{"a":', '"b', 'c"}'].map((piece) => new TextEncoder().encode(piece))
  expect(await readInPieces(pieces)).toEqual({ ok: true, kind: 'json', values: { a: 'bc' } })
})

test.each([
  [`${json}; charset=utf-8`, true],
  [`${json}; charset="UTF-8"`, true],
  [`${json}; charset=utf-16`, false],
  [`${json}; charset=utf-8x`, false],
  [`${json}; charset=x-charset=utf-8`, false],
  [`${json}; charset=`, false],
  ['text/plain', false],
  ['multipart/form-data; boundary=x', false],
])('the type %s is accepted: %s', async (type, isAccepted) => {
  const answer = await read('{"a":"b"}', type)
  expect(answer).toEqual(
    isAccepted ? { ok: true, kind: 'json', values: { a: 'b' } } : refused('unsupported-type'),
  )
})

test.each(['[]', 'null', '"a"', '7', '{', '', '{}x', '['.repeat(5000), '{"a":"\\ud800"}'])(
  '%s is malformed as a body',
  async (text) => {
    expect(await read(text)).toEqual(refused('malformed'))
  },
)

test.each([
  ['JSON', '{"a":"', '"}', json],
  ['a form', 'a=', '', form],
])('bytes that are not UTF-8 are refused in %s', async (_, before, after, type) => {
  const bytes = Buffer.concat([Buffer.from(before), Buffer.from([0xc3, 0x28]), Buffer.from(after)])
  expect(await read(bytes, type)).toEqual(refused('malformed'))
})

test('a form may have each field only once', async () => {
  expect(await read('a=1&b=2', form)).toEqual({ ok: true, kind: 'form', values: { a: '1', b: '2' } })
  expect(await read('a=1&a=2', form)).toEqual(refused('malformed'))
})

test('the caller’s address is what the edge network reports, or what the nearest proxy added', () => {
  const addressOf = (headers: Record<string, string>) => clientAddress(new Headers(headers))
  expect(addressOf({ 'cf-connecting-ip': '192.0.2.1', 'x-forwarded-for': '192.0.2.2' })).toBe('192.0.2.1')
  expect(addressOf({ 'x-forwarded-for': '192.0.2.66, 192.0.2.2, 192.0.2.3 ' })).toBe('192.0.2.3')
  expect(addressOf({})).toBe('')
})
