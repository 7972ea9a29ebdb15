/** The last build with the editor added, on each host. */
import { chmodSync, cpSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { editor } from '../../.site/site.ts'
import { writeEditor } from '../../engine/editor/files.ts'
import { editorPath } from '../../engine/hosting/editor-headers.ts'
import { readConfiguration, writeHostFiles } from '../../engine/hosting/write-host-files.ts'
import { newFolder } from '../project-copy.ts'
import { ask } from './ask.ts'
import { hosts, type RunningHost } from './hosts.ts'

let root = ''
beforeAll(() => {
  root = newFolder('hosted-editor')
  // For Apache, which runs as another user.
  chmodSync(root, 0o755)
  const dist = path.join(root, 'dist')
  cpSync('dist', dist, { recursive: true })
  editor.repository = 'example/site'
  writeEditor(path.join(dist, 'client'))
  writeHostFiles(dist, [])
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

describe.each(hosts)('on $name', ({ start }) => {
  let host: RunningHost
  beforeAll(async () => {
    host = await start(root)
  }, 90_000)
  afterAll(() => host?.stop(), 20_000)

  test('the editor has its own headers, and every other address has those of the pages', async () => {
    const { headers: common, parts } = readConfiguration(path.join(root, 'dist/client'))
    const ofPages = { ...common, 'X-Robots-Tag': undefined }
    const ofEditor = { ...ofPages, ...parts[0]?.headers }
    expect(ofEditor).not.toEqual(ofPages)
    const answer = async (target: string) => {
      const { status, headers } = await ask(host.port, target)
      return [
        status,
        Object.fromEntries(Object.keys(ofPages).map((name) => [name, headers[name.toLowerCase()]])),
      ]
    }
    for (const target of [editorPath, `${editorPath}start.js`])
      expect(await answer(target), target).toEqual([200, ofEditor])
    for (const target of ['/', '/about/', '/sitemap.xml'])
      expect(await answer(target), target).toEqual([200, ofPages])
    expect(await answer('/administration/')).toEqual([404, ofPages])
  })
})
