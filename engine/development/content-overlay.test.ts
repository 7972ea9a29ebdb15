import { EventEmitter } from 'node:events'
import path from 'node:path'
import type { Connect, ErrorPayload, HotPayload, Plugin } from 'vite'
import { beforeEach, expect, test, vi } from 'vitest'
import { runHook } from '../../tests/run-hook.ts'
import { ContentError } from '../faults/fault.ts'
import { contentOverlay } from './content-overlay.ts'

const root = '/project'
const fault = {
  file: 'sites/spanwright/blog/a.md',
  line: 7,
  field: 'title',
  problem: 'expected text, found nothing',
}
let faults = [fault]
/** Faults in the files that are read before the pages: texts, prices, menus. */
let listFaults: (typeof fault)[] = []
/** Whether the list of pages has changed. */
let hasChanged = false
let sent: HotPayload[] = []
let restarts = 0
const watcher = new EventEmitter()
const logError = vi.fn<(message: string) => void>()
/** What the plugin does before a page is rendered. */
let middleware: Connect.NextHandleFunction
const middlewares = { use: (handle: typeof middleware) => void (middleware = handle) }
const sockets = Object.assign(new EventEmitter(), { send: (payload: HotPayload) => sent.push(payload) })

/** Runs the plugin in a minimal imitation of Vite's server. */
function start(plugin: Plugin): void {
  const config = { base: '/', root, logger: { error: logError } }
  const restart = async () => void (restarts += 1)
  runHook(plugin, 'configureServer', {}, { config, middlewares, watcher, ws: sockets, restart })
}
const edit = (file: string, event = 'change') => watcher.emit('all', event, path.join(root, file))

beforeEach(() => {
  watcher.removeAllListeners()
  sockets.removeAllListeners()
  sent = []
  faults = [fault]
  listFaults = []
  hasChanged = false
  restarts = 0
  start(
    contentOverlay(
      () => {
        if (faults.length > 0) throw new ContentError(faults)
      },
      () => {
        if (listFaults.length > 0) throw new ContentError(listFaults)
        return hasChanged
      },
    ),
  )
})

test('faults are shown with a place that the editor can open, and the page does not reload', () => {
  edit('sites/spanwright/blog/a.md')
  expect(sent).toHaveLength(1)
  const { type, err } = sent[0] as ErrorPayload
  expect(type).toBe('error')
  expect(err.message).toBe('sites/spanwright/blog/a.md:7 title: expected text, found nothing')
  expect(err.stack).toBe('/project/sites/spanwright/blog/a.md:7:1')
  expect(logError).toHaveBeenLastCalledWith(expect.stringContaining(err.message))
  expect(err.loc).toEqual({ file: '/project/sites/spanwright/blog/a.md', line: 7, column: 1 })
})

test('a page that is opened meanwhile shows the faults, too; once they are fixed, pages reload', () => {
  edit('sites/spanwright/blog/a.md')
  sockets.emit('connection')
  expect(sent.map(({ type }) => type)).toEqual(['error', 'error'])
  faults = []
  edit('sites/spanwright/blog/a.md')
  sockets.emit('connection')
  expect(sent.map(({ type }) => type)).toEqual(['error', 'error', 'full-reload'])
})

/** The page that the plugin sends for an address; undefined if it leaves the page to others. */
function visit(url: string, accept = 'text/html'): string | undefined {
  let body: string | undefined
  const response = { writeHead: () => ({ end: (text: string) => void (body = text) }) }
  middleware({ url, headers: accept ? { accept } : {} } as never, response as never, () => {})
  return body
}

test('a page that is opened while there are faults lists them, even the first; the editor opens', () => {
  expect(visit('/about/')).toMatch(/@vite\/client.*<pre>sites\/spanwright\/blog\/a\.md:7 title: /)
  expect(visit('/admin/?a')).toBeUndefined()
  for (const accept of ['*/*', '']) expect(visit('/a.js', accept)).toBeUndefined()
  faults = []
  edit('sites/spanwright/blog/a.md')
  expect(visit('/about/')).toBeUndefined()
})

test('faults in the interface’s texts are shown like those in pages, until they are fixed', () => {
  faults = []
  listFaults = [{ ...fault, file: 'sites/spanwright/words.yaml' }]
  edit('sites/spanwright/words.yaml')
  expect((sent[0] as ErrorPayload).err.message).toContain('words.yaml:7')
  listFaults = []
  edit('sites/spanwright/words.yaml')
  expect(sent.map(({ type }) => type)).toEqual(['error', 'full-reload'])
})

test('a changed picture causes a check', () => {
  edit('sites/spanwright/blog/workshop.jpg')
  expect(sent.map(({ type }) => type)).toEqual(['error'])
})

test('once the list of pages has changed, the server starts again, and checks nothing with what it had loaded', async () => {
  hasChanged = true
  edit('sites/spanwright/blog/a.md')
  hasChanged = false
  edit('sites/spanwright/blog/b.md', 'unlink')
  expect(visit('/about/')).toBeUndefined()
  await vi.waitFor(() => expect([sent, restarts]).toEqual([[], 1]))
  // It still runs, so the new one failed to start.
  for (const file of ['a.md', 'b.md']) edit(`sites/spanwright/blog/${file}`)
  await vi.waitFor(() => expect([sent, restarts]).toEqual([[], 2]))
})

test('a mistake in the program is no fault of the content', () => {
  faults = []
  watcher.removeAllListeners()
  const mistake = () => {
    throw new TypeError('a mistake')
  }
  start(contentOverlay(mistake, () => false))
  expect(() => edit('sites/spanwright/blog/a.md')).toThrow('a mistake')
  expect(sent).toEqual([])
})

test('records and folders need no check', () => {
  edit('sites/spanwright/places/a.json')
  edit('sites/spanwright/blog/a.md', 'addDir')
  expect(sent).toEqual([])
})

test('files that are not content are left to Vite', () => {
  edit('model/routes.ts')
  edit('sites/spanwright/public/photo.jpg')
  edit('docs/a.md')
  for (const file of ['parts/a.tsx', 'blog/a.md~']) edit(`sites/spanwright/${file}`)
  expect(sent).toEqual([])
})
