import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { renderInWorkers } from './render-pages.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'render-pages-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a worker that dies ends the rendering, and the message says so', async () => {
  // There is no bundle in the folder: every worker fails as it starts.
  const rendering = renderInWorkers({
    pages: ['/', '/about/'],
    root: process.cwd(),
    bundle: { folder, isNew: true },
    site: folder,
    contentIndex: path.join(folder, 'content.json'),
  })
  await expect(rendering).rejects.toThrow('a worker exited with 1')
}, 60_000)
