import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { openInterner, renderInWorkers } from './render-pages.ts'
import type { RenderedPage } from './rendered-page.ts'

test('rendering ends when a worker dies, and the message says so', async () => {
  // Without a bundle in the folder, every worker fails as it starts.
  const folder = temporaryFolder('render-pages', onTestFinished)
  const rendering = renderInWorkers({
    pages: ['/', '/about/'],
    root: process.cwd(),
    bundle: { folder, isNew: true },
    site: folder,
    contentIndex: path.join(folder, 'content.json'),
  })
  await expect(rendering).rejects.toThrow('a worker exited with 1')
}, 60_000)

const message = (page: RenderedPage): RenderedPage => JSON.parse(JSON.stringify(page)) as RenderedPage

const page: RenderedPage = {
  path: '/about/',
  files: ['about/index.html'],
  bytes: 1,
  modules: ['/assets/a.js', '/assets/b.js'],
  scriptHashes: ["'sha256-a'"],
  characters: '',
  reads: ['sites/spanwright/services/saas.md'],
}

test('values that pages share are kept once, and pages stay equal', () => {
  const intern = openInterner()
  const [first, second] = [intern(message(page)), intern(message({ ...page, path: '/careers/' }))]
  expect(first).toEqual(page)
  expect(second).toEqual({ ...page, path: '/careers/' })
  expect(second.modules).toBe(first.modules)
  expect(second.scriptHashes).toBe(first.scriptHashes)
})

test('lists that begin the same stay different', () => {
  const intern = openInterner()
  const [first, second] = [intern(page), intern({ ...page, modules: ['/assets/a.js'] })]
  expect(second.modules).toEqual(['/assets/a.js'])
  expect(first.modules).toEqual(page.modules)
})
