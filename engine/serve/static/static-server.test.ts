import { renameSync } from 'node:fs'
import { request } from 'node:http'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../../tests/temporary-folder.ts'
import { writeFiles } from '../../../tests/write-files.ts'
import { serveSite, type RunningSite } from './serve-site.ts'

const root = temporaryFolder('site')
let site: RunningSite

beforeAll(async () => {
  writeFiles(root, { 'secret.txt': 'secret' })
  writeFiles(path.join(root, 'dist/client'), {
    'index.html': '<h1>Home</h1>',
    'about/index.html': '<h1>About</h1>',
    '404.html': '<h1>Not found</h1>',
    'about.md': '# About',
    _headers: 'secret',
    'assets/a.js': 'export {}',
    'assets/a.png': 'pixels',
    'assets/a.other': 'bytes',
  })
  site = await serveSite({ root, host: 'localhost', port: 0 })
})

afterAll(() => site.close())

/** Sends a request without normalizing the path, as a hostile client would. */
const ask = (rawPath: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: string }>((resolve, reject) => {
    const { hostname, port } = new URL(site.url)
    request({ hostname, port, path: rawPath, headers, method }, (response) => {
      let body = ''
      response.on('data', (chunk) => (body += String(chunk)))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }))
    })
      .on('error', reject)
      .end()
  })

describe('a static host', () => {
  test('serves clean addresses', async () => {
    expect(await ask('/about/')).toMatchObject({ status: 200, body: '<h1>About</h1>' })
  })

  test.each([
    ['/about', '/about/'],
    ['/about/index.html', '/about/'],
    ['/about?x=1', '/about/?x=1'],
    ['/about//', '/about/'],
    ['/about///index.html', '/about/'],
    ['/assets//a.js?x=1', '/assets/a.js?x=1'],
    ['/privacy-policy', '/privacy/'],
  ])('sends %s to %s in one hop', async (from, to) => {
    expect(await ask(from)).toMatchObject({ status: 301, headers: { location: to } })
  })

  test('answers unknown paths with the not-found page', async () => {
    expect(await ask('/nothing/')).toMatchObject({ status: 404, body: '<h1>Not found</h1>' })
  })

  test.each([
    '/../../secret.txt',
    '/%2e%2e/%2e%2e/secret.txt',
    '/..%2f..%2fsecret.txt',
    '/about/%00',
    '/%E0%A4%A',
    '//evil.example/about',
    '/\\..\\secret.txt',
  ])('refuses the hostile path %s', async (hostile) => {
    const { status, body } = await ask(hostile)
    expect(status).toBe(400)
    expect(body).not.toContain('secret')
  })

  test('has no page where there is none without the doubled slash', async () => {
    expect((await ask('/nothing//')).status).toBe(404)
  })

  test('does not send files that hosts read', async () => {
    expect((await ask('/_headers')).status).toBe(404)
  })

  test('survives a very long path', async () => {
    expect((await ask(`/${'a'.repeat(6000)}`)).status).toBe(404)
  })

  test.each([
    [
      '/',
      { 'accept-encoding': 'gzip, br' },
      ['text/html; charset=utf-8', 'accept-encoding', 'br', undefined],
    ],
    ['/', { 'accept-encoding': 'gzip' }, ['text/html; charset=utf-8', 'accept-encoding', 'gzip', undefined]],
    ['/about/', {}, ['text/html; charset=utf-8', 'Accept, accept-encoding', undefined, '<h1>About</h1>']],
    [
      '/about/',
      { accept: 'text/markdown' },
      ['text/markdown; charset=utf-8', 'Accept, accept-encoding', undefined, '# About'],
    ],
    ['/assets/a.png', { 'accept-encoding': 'br' }, ['image/png', undefined, undefined, 'pixels']],
    [
      '/assets/a.other',
      { 'accept-encoding': 'br' },
      ['application/octet-stream', undefined, undefined, 'bytes'],
    ],
  ])('sends %s in the form that a request prefers: %j', async (address, accepts, expected) => {
    const { headers, body } = await ask(address, accepts)
    const encoding = headers['content-encoding']
    expect([headers['content-type'], headers['vary'], encoding, encoding ? undefined : body]).toEqual(
      expected,
    )
    const twin = expect.stringMatching(/^<\/about\.md>; rel="alternate"/) as unknown
    expect(headers['link']).toEqual(address === '/about/' ? twin : undefined)
    const head = await ask(address, accepts, 'HEAD')
    expect([head.body, head.headers['content-length']]).toEqual(['', headers['content-length']])
  })

  test('caches hashed files forever and revalidates pages every time', async () => {
    expect((await ask('/assets/a.js')).headers['cache-control']).toContain('immutable')
    const { headers } = await ask('/about/')
    expect(headers['cache-control']).toContain('must-revalidate')
    expect((await ask('/about/', { 'if-none-match': String(headers['etag']) })).status).toBe(304)
    const missing = await ask('/nothing/')
    expect((await ask('/nothing/', { 'if-none-match': String(missing.headers['etag']) })).status).toBe(404)
  })

  test('sends the headers of the build that it serves', async () => {
    for (const policy of ["script-src 'sha256-first'", "script-src 'sha256-later'"]) {
      const headers = JSON.stringify({ 'Content-Security-Policy': policy })
      writeFiles(root, { 'dist/hosting/headers.json': headers })
      expect((await ask('/about/')).headers['content-security-policy']).toBe(policy)
    }
  })

  test('says what is missing if the build is deleted, and serves the next build', async () => {
    const away = path.join(root, 'away')
    renameSync(path.join(root, 'dist'), away)
    for (const each of ['/about/', '/nothing/', '/assets/a.js']) {
      expect(await ask(each)).toMatchObject({ status: 503, body: expect.stringContaining('npm run build') })
    }
    renameSync(away, path.join(root, 'dist'))
    expect((await ask('/about/')).status).toBe(200)
  })

  test('refuses other methods', async () => {
    expect(await ask('/about/', {}, 'POST')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
  })
})
