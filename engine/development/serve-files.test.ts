import { expect, test } from 'vitest'
import { routes } from '../../model/routes.ts'
import { searchDocumentsPath } from '../../model/search.ts'
import { mockSite } from '../../tests/mock-site.ts'
import { drawingFiles } from '../drawing-files/write-drawings.ts'
import type { SiteModule } from '../site/site-module.ts'

type Answer = { headers: Record<string, string>; body?: string | Buffer } | 'next'

/** The development server's answers to GET requests. */
async function serve() {
  const { serveFiles } = await import('./serve-files.ts')
  const handlers: ((request: object, response: object, next: () => void) => void)[] = []
  const middlewares = { use: (handler: (typeof handlers)[number]) => handlers.push(handler) }
  const { configureServer } = serveFiles()
  const server = { middlewares, config: { root: process.cwd() } } as never
  if (typeof configureServer === 'function') void configureServer.call({} as never, server)
  return (url: string | undefined) =>
    new Promise<Answer>((resolve) => {
      const headers: Record<string, string> = {}
      const response = {
        setHeader: (name: string, value: string) => (headers[name] = value),
        end: (body: string | Buffer) => resolve({ headers, body }),
      }
      handlers[0]?.({ url }, response, () => resolve('next'))
    })
}

test('in development, the editor is served with a page beside it', async () => {
  const ask = await serve()
  const beside = await ask('/admin/?a#/b')
  expect(beside).toMatchObject({
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'X-Robots-Tag': 'noindex',
      'Content-Security-Policy': expect.stringContaining("frame-src 'self'"),
    },
    body: expect.stringContaining('<iframe name="preview" title="The page" src="/">'),
  })
  expect(beside).toMatchObject({
    body: expect.stringMatching(
      /value="phone" checked> Phone<\/label><label><input type="radio" name="width" value="desk"> Desk/,
    ),
  })
  expect(await ask('/admin/program.html')).toMatchObject({
    headers: { 'Content-Security-Policy': expect.stringContaining("frame-ancestors 'self'") },
    body: expect.stringContaining('src="/admin/start.js"'),
  })
  expect(await ask('/admin/start.js')).toMatchObject({
    headers: { 'Content-Type': 'text/javascript; charset=utf-8' },
    body: expect.stringMatching(/^import CMS from '\/assets\/editor-[\da-f]{8}\/index\.js'\nCMS\.init\(/),
  })
  const program = /'([^']+)'/.exec(((await ask('/admin/start.js')) as { body: string }).body)?.[1]
  expect(await ask(program)).toMatchObject({ body: expect.any(Buffer) })
  for (const address of ['/', '/about/', '/admin/none.js', '/assets/none.js', `${program}.map`, undefined])
    expect(await ask(address), address).toBe('next')
})

test('drawings and the search’s documents are made when they are asked for', async () => {
  const ask = await serve()
  const [drawing] = drawingFiles(process.cwd())
  expect(await ask(drawing?.path)).toMatchObject({
    headers: { 'Content-Type': 'image/svg+xml; charset=utf-8' },
    body: drawing?.svg,
  })
  expect(await ask('/assets/drawings/none.svg')).toBe('next')
  const { body } = (await ask(searchDocumentsPath)) as { body: string }
  expect((JSON.parse(body) as { path: string }[]).map(({ path }) => path)).toEqual(routes)
})

test('an owner who turned the editor off has none', async () => {
  mockSite({ site: ({ editor }: SiteModule) => ({ editor: { ...editor, enabled: false } }) })
  const ask = await serve()
  expect(await ask('/admin/')).toBe('next')
})
