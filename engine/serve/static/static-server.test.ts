import { renameSync } from 'node:fs'
import { request } from 'node:http'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { mockSite } from '../../../tests/mock-site.ts'
import { temporaryFolder } from '../../../tests/temporary-folder.ts'
import { writeFiles } from '../../process/write-files.ts'
import type { HostConfiguration } from '../../hosting/host-configuration.ts'
import type { SiteModule } from '../../site/site-module.ts'
import { serveSite, type RunningSite } from './serve-site.ts'

/** Writes what hosts are told about a build. */
const configure = (folder: string, told: Partial<HostConfiguration>) =>
  writeFiles(folder, {
    'dist/hosting/configuration.json': JSON.stringify({ headers: {}, parts: [], redirects: [], ...told }),
  })

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
  configure(root, { redirects: [{ from: '/old', to: '/about/' }] })
  site = await serveSite({ root, host: 'localhost', port: 0 })
})

afterAll(() => site.close())

/** Sends a request without normalizing the path, as a hostile client would. */
const ask = (rawPath: string, headers: Record<string, string> = {}, method = 'GET', at = site.url) =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: string }>((resolve, reject) => {
    const { hostname, port } = new URL(at)
    request({ hostname, port, path: rawPath, headers, method }, (response) => {
      let body = ''
      response.on('data', (chunk) => (body += String(chunk)))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }))
    })
      .on('error', reject)
      .end()
  })

describe('a static host', () => {
  test.each([
    ['serves clean addresses', '/about/', 200, '<h1>About</h1>'],
    ['answers unknown paths with the not-found page', '/nothing/', 404, '<h1>Not found</h1>'],
    ['has no page where there is none without the doubled slash', '/nothing//', 404, '<h1>Not found</h1>'],
    ['does not send files that hosts read', '/_headers', 404, '<h1>Not found</h1>'],
    ['survives a very long path', `/${'a'.repeat(6000)}`, 404, '<h1>Not found</h1>'],
  ])('%s', async (_what, address, status, body) => {
    expect(await ask(address)).toMatchObject({ status, body })
  })

  test.each([
    ['/about', '/about/'],
    ['/about/index.html', '/about/'],
    ['/about?x=1', '/about/?x=1'],
    ['/about//', '/about/'],
    ['/about///index.html', '/about/'],
    ['/assets//a.js?x=1', '/assets/a.js?x=1'],
    ['/old?x=1', '/about/?x=1'],
  ])('sends %s to %s in one hop', async (from, to) => {
    expect(await ask(from)).toMatchObject({ status: 301, headers: { location: to } })
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

  test.each([
    ['/', { 'accept-encoding': 'gzip, br' }, 'text/html; charset=utf-8 | accept-encoding | br'],
    ['/', { 'accept-encoding': 'gzip' }, 'text/html; charset=utf-8 | accept-encoding | gzip'],
    ['/about/', {}, 'text/html; charset=utf-8 | Accept, accept-encoding | <h1>About</h1>'],
    [
      '/about/',
      { accept: 'text/markdown' },
      'text/markdown; charset=utf-8 | Accept, accept-encoding | # About',
    ],
    ['/assets/a.png', { 'accept-encoding': 'br' }, 'image/png |  | pixels'],
    ['/assets/a.other', { 'accept-encoding': 'br' }, 'application/octet-stream |  | bytes'],
  ])('sends %s in the form that a request prefers: %j', async (address, accepts, expected) => {
    const { headers, body } = await ask(address, accepts)
    const form = headers['content-encoding'] ?? body
    expect([headers['content-type'], headers['vary'], form].join(' | ')).toBe(expected)
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
      const headers = { 'Content-Security-Policy': policy }
      configure(root, { headers })
      const sent = (await ask('/about/')).headers
      expect([sent['content-security-policy'], sent['connection']]).toEqual([policy, undefined])
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

test('without a build, there is nothing to serve', async () => {
  const folder = temporaryFolder('none', onTestFinished)
  const serving = serveSite({ root: folder, host: 'localhost', port: 0 })
  await expect(serving).rejects.toThrow('npm run build')
})

test('a site in a folder is served there, in each of its languages', async () => {
  mockSite({
    site: ({ values }: SiteModule) => ({ values: { ...values, url: 'https://host.example/firm' } }),
    languages: () => ({ languages: [{ tag: 'en-US' }, { tag: 'es' }] }),
  })
  const { serveSite: serve } = await import('./serve-site.ts')
  const folder = temporaryFolder('based', onTestFinished)
  writeFiles(path.join(folder, 'dist'), {
    'client/index.html': 'Home',
    'client/404.html': 'Not found',
    'client/es/index.html': 'Inicio',
    'client/es/404.html': 'No existe',
  })
  configure(folder, {
    headers: { 'X-Own': 'main' },
    parts: [{ path: '/firm/es/', headers: { 'X-Own': 'es' } }],
    redirects: [{ from: '/firm/viejo/', to: '/firm/es/' }],
  })
  const based = await serve({ root: folder, host: 'localhost', port: 0 })
  onTestFinished(() => based.close())
  const answers = [
    '/',
    '/firm',
    '/firm/',
    '/firm/es/',
    '/firm/es/x/',
    '/firm/x/',
    '/es/',
    '/firmes/',
    '/firm/viejo/',
  ].map(async (address) => {
    const { status, headers, body } = await ask(address, {}, 'GET', based.url)
    return [address, status, headers['location'] ?? body, headers['x-own']].join(' ')
  })
  expect(await Promise.all(answers)).toEqual([
    '/ 301 /firm/ main',
    '/firm 301 /firm/ main',
    '/firm/ 200 Home main',
    '/firm/es/ 200 Inicio es',
    '/firm/es/x/ 404 No existe es',
    '/firm/x/ 404 Not found main',
    '/es/ 404 Not found main',
    '/firmes/ 404 Not found main',
    '/firm/viejo/ 301 /firm/es/ main',
  ])
})
