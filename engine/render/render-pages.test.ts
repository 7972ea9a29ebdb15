import type { fork as start, ForkOptions } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { expect, onTestFinished, test, vi } from 'vitest'
import { routes } from '../../model/routes.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import type { Page, RenderedPage, Task } from './rendered-page.ts'
import { intern, renderInWorkers, renderPages } from './render-pages.ts'

/** Starts a worker, and renders in this process. */
const fork = vi.hoisted(() => vi.fn<(file: string, args: string[], options: ForkOptions) => unknown>())
const render = vi.hoisted(() => vi.fn<(task: readonly string[]) => Promise<object>>())
vi.mock('node:child_process', async (original) => {
  const real = await original<{ fork: typeof start }>()
  fork.mockImplementation(real.fork)
  return { ...real, fork }
})
vi.mock('./page-renderer.ts', () => ({ openRenderer: async () => render }))

const options = (pages: readonly Page[]) => ({
  pages,
  root: process.cwd(),
  bundle: { folder: 'bundle', isNew: false },
  site: 'site',
  contentIndex: 'content.json',
})

test('rendering ends when a worker dies, and the message says so', async () => {
  // Without a bundle in the folder, every worker fails as it starts.
  const folder = temporaryFolder('render-pages', onTestFinished)
  const rendering = renderInWorkers({ ...options(['/', '/about/']), bundle: { folder, isNew: true } })
  await expect(rendering).rejects.toThrow('a worker exited with 1')
}, 60_000)

const page: RenderedPage = {
  path: '/about/',
  files: ['about/index.html'],
  bytes: 1,
  modules: ['/assets/a.js', '/assets/b.js'],
  scriptHashes: ["'sha256-a'"],
  characters: '',
  images: ['/logo.png'],
  reads: ['sites/spanwright/services/saas.md'],
}

test('values that pages share are kept once, unless they only begin the same, and pages stay equal', () => {
  const other = { ...page, path: '/careers/', modules: ['/assets/a.js'] }
  const [first, second] = [intern(structuredClone(page)), intern(structuredClone(other))]
  expect([first, second]).toEqual([page, other])
  expect(second.scriptHashes).toBe(first.scriptHashes)
  expect(second.images).toBe(first.images)
  expect(intern(structuredClone(page)).modules).toBe(first.modules)
})

const renderedOf = (task: readonly string[]) => ({
  rendered: task.map((each) => ({ ...page, path: each })),
  problems: [],
})

test('a small site is rendered page by page, and every problem is reported', async () => {
  vi.stubEnv('NODE_ENV', 'test')
  vi.stubEnv('CONTENT_INDEX', '')
  render.mockImplementation(async (task) => renderedOf(task))
  const onRendered = vi.fn<(page: RenderedPage) => void>()
  expect(await renderPages(options([]))).toEqual([])
  const pages = await renderPages({ ...options(['/', '/about/']), onRendered })
  expect(pages.map((each) => each.path)).toEqual(['/', '/about/'])
  expect(onRendered.mock.calls.flat()).toEqual(pages)
  expect(render.mock.calls).toEqual([[['/']], [['/about/']]])
  expect([process.env['NODE_ENV'], process.env['CONTENT_INDEX']]).toEqual(['production', 'content.json'])
  render.mockImplementation(async ([each]) => ({ rendered: [], problems: [`${each}: no`] }))
  await expect(renderPages(options(['/', '/about/']))).rejects.toThrow('rendered:\n  /: no\n  /about/: no')
})

test('two workers share the pages in tasks; one has first rendered those that list others', async () => {
  const tasks: { worker: number; task: Task }[] = []
  let workers = 0
  fork.mockImplementation(() => {
    const worker = (workers += 1)
    const messages = new EventEmitter()
    const answer = (message: object) => setImmediate(() => messages.emit('message', message))
    answer({ rendered: [], problems: [] })
    return Object.assign(messages, {
      send: (task: Task) => {
        tasks.push({ worker, task })
        answer(renderedOf(task))
      },
      disconnect: () => setImmediate(() => messages.emit('exit', 0, null)),
    })
  })
  const pages = routes.filter((route) => /^\/(?:about|pricing|locations\/.*|services\/.*)\/$/.test(route))
  const answers = await renderInWorkers(options(pages))
  expect(answers.flatMap(({ rendered }) => rendered.map((each) => each.path)).toSorted()).toEqual(
    pages.toSorted(),
  )
  expect(tasks[0]).toEqual({
    worker: 1,
    task: pages.filter((each) => each === '/about/' || each === '/pricing/'),
  })
  const others = tasks.slice(1)
  expect(others.map(({ task }) => task.length > 16)).not.toContain(true)
  expect(new Set(others.map(({ worker }) => worker))).toEqual(new Set([2, 3]))
  await renderInWorkers({ ...options(['/']), bundle: { folder: 'bundle', isNew: true } })
  const environments = fork.mock.calls.slice(-4).map(([, , { env }]) => env)
  expect(environments.map((env) => [env?.['CONTENT_INDEX'], env?.['NODE_DISABLE_COMPILE_CACHE']])).toEqual([
    ...[1, 2, 3].map(() => ['content.json', undefined]),
    ['content.json', '1'],
  ])
})
