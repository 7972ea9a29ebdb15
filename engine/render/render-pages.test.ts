import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { renderInWorkers } from './render-pages.ts'

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
