import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { routes } from '../../model/routes.ts'
import { searchDocumentsPath } from '../../model/search.ts'
import { runHook } from '../../tests/run-hook.ts'
import { mockSite } from '../../tests/mock-site.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { writeFiles } from '../process/write-files.ts'
import { drawingFiles } from '../drawing-files/write-drawings.ts'
import { picturesFolder } from '../pictures/variants.ts'
import type { SiteModule } from '../site/site-module.ts'
import * as usual from './serve-files.ts'

type Answer = { headers: Record<string, string>; body?: string | Buffer } | Error | 'next'

/** The development server's answers to GET requests. */
function serve({ serveFiles } = usual) {
  const handlers: ((request: object, response: object, next: (error?: Error) => void) => void)[] = []
  const middlewares = { use: (handler: (typeof handlers)[number]) => handlers.push(handler) }
  runHook(serveFiles(), 'configureServer', {}, { middlewares, config: { root: process.cwd() } })
  return (url: string | undefined) =>
    new Promise<Answer>((resolve) => {
      const headers: Record<string, string> = {}
      const response = {
        setHeader: (name: string, value: string) => (headers[name] = value),
        end: (body: string | Buffer) => resolve({ headers, body }),
      }
      handlers[0]?.({ url }, response, (error) => resolve(error ?? 'next'))
    })
}

test('in development, the editor is served with a page beside it', async () => {
  const ask = serve()
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
  const ask = serve()
  const [drawing] = drawingFiles(process.cwd())
  expect(await ask(drawing?.path)).toMatchObject({
    headers: { 'Content-Type': 'image/svg+xml; charset=utf-8' },
    body: drawing?.svg,
  })
  expect(await ask('/assets/drawings/none.svg')).toBe('next')
  const { body } = (await ask(searchDocumentsPath)) as { body: string }
  expect((JSON.parse(body) as { path: string }[]).map(({ path: page }) => page)).toEqual(routes)
})

test('photographs are encoded when they are asked for', async () => {
  const folder = temporaryFolder('photographs', onTestFinished)
  writeFiles(folder, { 'a.webp': 'encoded' })
  const ordersOf = () => new Map(['a', 'lost'].map((name) => [`${name}.webp`, name]))
  const fileFor = async (_root: string, name: string) => ({ file: path.join(folder, `${name}.webp`) })
  vi.doMock('../picture-files/encode.ts', () => ({ fileFor, ordersOf }))
  onTestFinished(() => vi.doUnmock('../picture-files/encode.ts'))
  const ask = serve()
  expect(await ask(`${picturesFolder}a.webp`)).toEqual({
    headers: { 'Content-Type': 'image/webp' },
    body: Buffer.from('encoded'),
  })
  expect(await ask(`${picturesFolder}lost.webp`)).toMatchObject({ code: 'ENOENT' })
  expect(await ask(`${picturesFolder}none.webp`)).toBe('next')
})

test('an owner who turned the editor off has none', async () => {
  mockSite({ site: ({ editor }: SiteModule) => ({ editor: { ...editor, enabled: false } }) })
  const ask = serve(await import('./serve-files.ts'))
  expect(await ask('/admin/')).toBe('next')
})
