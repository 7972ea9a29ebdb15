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

const page: RenderedPage = {
  path: '/about/',
  files: ['about/index.html'],
  bytes: 1,
  modules: ['/assets/a.js', '/assets/b.js'],
  scriptHashes: ["'sha256-a'"],
  characters: '',
  reads: ['sites/spanwright/services/saas.md'],
}

test('values that pages share are kept once, unless they only begin the same, and pages stay equal', () => {
  const intern = openInterner()
  const other = { ...page, path: '/careers/', modules: ['/assets/a.js'] }
  const [first, second] = [intern(structuredClone(page)), intern(structuredClone(other))]
  expect([first, second]).toEqual([page, other])
  expect(second.scriptHashes).toBe(first.scriptHashes)
  expect(intern(structuredClone(page)).modules).toBe(first.modules)
})
