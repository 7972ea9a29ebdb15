import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routes } from '../../model/routes.ts'
import { immutable, linksOf, permanentRedirects, revalidated, siteLinks } from '../../engine/hosting/rules.ts'
import { readConfiguration } from '../../engine/hosting/write-host-files.ts'
import { twinPath } from '../../engine/head/seo.ts'
import { ask, type Answer } from './ask.ts'
import { hosts, type RunningHost } from './hosts.ts'

const { headers: expected } = readConfiguration('dist/client')
const hashed = readdirSync('dist/client/assets', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(js|css|woff2)$/.test(name))
  .map((name) => `/assets/${name.split(path.sep).join('/')}`)
/** Files that readers other than browsers ask for, with a word from each type. */
const files = [
  ['/robots.txt', 'text'],
  ['/sitemap.xml', 'xml'],
  ['/feed.xml', 'xml'],
  ['/feed.json', 'json'],
  ['/llms.txt', 'text'],
  ['/favicon.svg', 'svg'],
] as const
const h1 = (html: string) => /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1]
const notFound = h1(readFileSync('dist/client/404.html', 'latin1'))

const securityHeadersOf = ({ headers }: Answer) =>
  Object.fromEntries(Object.keys(expected).map((name) => [name, headers[name.toLowerCase()]]))

/** The path of the site that a redirect leads to; an address of another host stays unchanged. */
const destination = ({ headers: { location = '' } }: Answer, port: number): string =>
  location.replace(new RegExp(`^http://(127\\.0\\.0\\.1|localhost):${port}(?=/)`), '')

describe.each(hosts)('on $name', ({ start, encoding = 'gzip', isFixed = false }) => {
  let host: RunningHost
  const get = (target: string, headers?: Record<string, string>) => ask(host.port, target, headers)
  beforeAll(async () => {
    host = await start(process.cwd())
  }, 90_000)
  afterAll(() => host?.stop(), 20_000)

  test('every page has the security headers, and must be revalidated', async () => {
    for (const route of routes) {
      const answer = await get(route)
      expect(answer.status, route).toBe(200)
      expect(answer.body, route).toBe(readFileSync(`dist/client${route}index.html`, 'latin1'))
      expect(securityHeadersOf(answer), route).toEqual(expected)
      expect(answer.headers['cache-control'], route).toBe(revalidated)
      expect(answer.headers['content-type'], route).toMatch(/^text\/html; ?charset=utf-8$/i)
    }
  })

  test('pages are compressed, and a repeated request gets no body', async () => {
    const answer = await get('/about/', { 'accept-encoding': encoding })
    expect(answer.headers['content-encoding']).toBe(encoding)
    const { etag } = (await get('/about/')).headers
    expect(etag).toBeDefined()
    expect((await get('/about/', { 'if-none-match': String(etag) })).status).toBe(304)
  })

  test('every hashed file may be cached forever', async () => {
    expect(hashed.length).toBeGreaterThan(10)
    for (const file of hashed) {
      const answer = await get(file)
      expect([answer.status, answer.headers['cache-control']], file).toEqual([200, immutable])
      expect(securityHeadersOf(answer), file).toEqual(expected)
    }
  })

  test.each(files)('%s is served as %s, and must be revalidated', async (file, type) => {
    const answer = await get(file)
    expect(answer.headers['content-type']).toContain(type)
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, revalidated])
    expect(securityHeadersOf(answer)).toEqual(expected)
  })

  test.each(['/nothing/', '/nothing', '/about/nothing.txt', '/assets/nothing.js', '/assets/', '/About/'])(
    '%s gets the not-found page with the security headers',
    async (target) => {
      const answer = await get(target)
      expect(answer.status).toBe(404)
      expect(h1(answer.body)).toBe(notFound)
      expect(securityHeadersOf(answer)).toEqual(expected)
      expect(answer.headers['cache-control']).not.toContain('immutable')
    },
  )

  test.each(permanentRedirects)('$from leads to $to in one hop', async ({ from, to }) => {
    const answer = await get(from)
    expect([301, 308]).toContain(answer.status)
    expect(destination(answer, host.port)).toBe(to)
    expect((await get(to.replace(/#.*/, ''))).status).toBe(200)
  })

  test('every page has only one address', async () => {
    for (const route of routes.filter((each) => each !== '/')) {
      for (const double of [route.slice(0, -1), `${route}index.html`]) {
        const answer = await get(double)
        expect([301, 307, 308], double).toContain(answer.status)
        // Caddy redirects `index.html` to the relative address `./`.
        const target = new URL(destination(answer, host.port), `http://host${double}`)
        expect(target.href, double).toBe(`http://host${route}`)
      }
    }
  })

  test('only pages link to the files that describe the site', async () => {
    for (const target of ['/', '/about/', '/services/saas/'])
      expect((await get(target)).headers.link, target).toContain(siteLinks)
    // A host that recognizes pages only by their addresses sends the links with a missing page too.
    for (const target of ['/llms.txt', hashed[0] ?? '', ...(isFixed ? [] : ['/nothing/'])])
      expect((await get(target)).headers.link, target).toBeUndefined()
  })

  test('a query survives the redirect that adds a slash', async () => {
    expect(destination(await get('/about?a=1&b=%20'), host.port)).toBe('/about/?a=1&b=%20')
  })

  test.each([
    ['a traversal', '/../../package.json'],
    ['an encoded traversal', '/%2e%2e/%2e%2e/package.json'],
    ['an encoded slash', '/..%2f..%2fpackage.json'],
    ['a doubly encoded traversal', '/%252e%252e/%252e%252e/package.json'],
    ['a backslash', '/..%5c..%5cpackage.json'],
    ['a traversal out of the hashed files', '/assets/../../hosting/configuration.json'],
    ['a null byte', '/about/%00'],
    ['a null byte before an ending', '/index.html%00.txt'],
    ['broken UTF-8', '/%E0%A4%A'],
    ['a very long path', `/${'a'.repeat(20_000)}`],
    ['a path with very many parts', `/${'a/'.repeat(5000)}`],
  ])('%s is rejected', async (_name, target) => {
    const { status, body } = await get(target)
    expect([0, 400, 403, 404, 414, 431, 500, 502]).toContain(status)
    expect(body).not.toContain('devDependencies')
    expect(body).not.toContain('Cross-Origin-Opener-Policy')
    expect((await get('/')).status, 'the host still answers').toBe(200)
  })

  test.each([
    '//evil.example/',
    '//evil.example/about',
    '//evil.example/index.html',
    '/\\evil.example/index.html',
  ])('%s does not lead to another host', async (target) => {
    const answer = await get(target)
    const to = destination(answer, host.port)
    expect(new URL(to, 'http://host/').host).toBe('host')
  })

  test('a file for another host is served only if that cannot be avoided, and contains no secret', async () => {
    for (const file of ['/_headers', '/_redirects', '/vercel.json', '/.htaccess', '/.env']) {
      const { status, body } = await get(file)
      // Cloudflare serves all files except its own; these contain only what every response says.
      const isHarmless = isFixed && /Content-Security-Policy/.test(body)
      expect(status !== 200 || isHarmless, file).toBe(true)
    }
  })

  test('sends no cookie, and lets no other origin use one', async () => {
    const { headers } = await get('/')
    for (const name of ['set-cookie', 'access-control-allow-credentials'])
      expect(headers).not.toHaveProperty(name)
  })

  if (isFixed) return

  test('a request for Markdown gets the page’s twin, at the page’s address', async () => {
    for (const route of routes) {
      const answer = await get(route, { accept: 'text/markdown, text/html;q=0.9' })
      expect(answer.status, route).toBe(200)
      expect(answer.body, route).toBe(readFileSync(`dist/client${twinPath(route)}`, 'latin1'))
      expect(answer.headers['content-type'], route).toMatch(/^text\/markdown; ?charset=utf-8$/i)
      expect(answer.headers.vary, route).toMatch(/\baccept\b(?!-)/i)
      expect(securityHeadersOf(answer), route).toEqual(expected)
    }
  })

  test('a browser gets HTML, and the response says that it varies by Accept', async () => {
    for (const accept of ['text/html,*/*;q=0.8', 'text/html, text/markdown;q=0']) {
      const answer = await get('/about/', { accept })
      expect(answer.headers['content-type']).toMatch(/^text\/html/)
      expect(answer.headers.vary).toMatch(/\baccept\b(?!-)/i)
      expect(answer.headers.link).toBe(linksOf(twinPath('/about/')))
    }
    expect((await get('/nothing/', { accept: 'text/markdown' })).status).toBe(404)
  })
})
