import { fork } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { corePaths, routes } from '../../model/routes.ts'
import type { Bundle } from '../bundle/bundle-site.ts'
import { BuildError } from '../process/build-error.ts'
import { freeGarbage } from '../process/free-garbage.ts'
import { notFoundFile, type Answer, type Page, type RenderedPage, type Task } from './rendered-page.ts'
import { isSmallSite } from '../process/run-step.ts'

/** Maximum number of workers. With 50,000 pages, each takes up to 270 MB, and the whole build must fit into 800 MB. */
const mostWorkers = 2
/**
 * The pages that may list all others. One worker renders them first: a page of several megabytes takes as much memory
 * as everything else in a worker, and only ending the worker frees it.
 */
const listing: ReadonlySet<Page> = new Set([...corePaths, notFoundFile])
/** Pages per task: enough to keep messages cheap, and few enough that the workers end at about the same time. */
const taskSize = 16

/**
 * A worker's heap in megabytes; more would only fill with garbage. The pages that list all others need more, the more
 * pages there are: for 50,000, a heap of 256 was not enough.
 */
const heap = 256 + Math.floor(routes.length / 64)
/** The young generation of its heap, in megabytes. */
const young = 8
/** How much garbage a worker may have before a collection, as a percentage of the memory in use. */
const growth = 30

export interface RenderOptions {
  root: string
  bundle: Pick<Bundle, 'folder' | 'isNew'>
  /** The folder of the site's files. */
  site: string
  /** The index of the checked content: `contentIndex` of engine/content/open-content.ts. */
  contentIndex: string
  pages: readonly Page[]
  /** Called for each page of a small site once it is rendered. */
  onRendered?: ((page: RenderedPage) => void) | undefined
}

/**
 * Renders pages and writes them to disk: in this process for a small site, otherwise in several.
 * @returns A summary of each page, in the order of `pages`.
 * @throws {BuildError} With every page that could not be rendered.
 */
export async function renderPages(options: RenderOptions): Promise<RenderedPage[]> {
  const answers = await (isSmallSite ? renderHere(options) : renderInWorkers(options))
  const problems = answers.flatMap((answer) => answer.problems)
  if (problems.length > 0) throw new BuildError('Some pages could not be rendered', problems)
  return answers.flatMap(({ rendered }) => rendered)
}

async function renderHere(options: RenderOptions): Promise<Answer[]> {
  const { pages, bundle, site, contentIndex, onRendered } = options
  if (pages.length === 0) return []
  // The bundle reads these when it loads.
  Object.assign(process.env, { NODE_ENV: 'production', CONTENT_INDEX: contentIndex })
  // Loaded only now: this process would keep it, with the libraries, while workers render a large site.
  const { openRenderer } = await import('./page-renderer.ts')
  const render = await openRenderer(bundle.folder, site)
  const answers: Answer[] = []
  for (const page of pages) {
    // oxlint-disable-next-line no-await-in-loop -- One page at a time, as in page-renderer.ts.
    const answer = await render([page])
    for (const rendered of answer.rendered) onRendered?.(rendered)
    answers.push(answer)
    // Lets the drawing of social images go on.
    // oxlint-disable-next-line no-await-in-loop
    await setImmediate()
  }
  return answers
}

/** Renders pages in several processes. */
export async function renderInWorkers(options: RenderOptions): Promise<Answer[]> {
  const { pages } = options
  freeGarbage()
  return [
    ...(await renderWith(1, { ...options, pages: pages.filter((page) => listing.has(page)) })),
    ...(await renderWith(mostWorkers, { ...options, pages: pages.filter((page) => !listing.has(page)) })),
  ]
}

/** Has several workers render pages, in tasks. */
async function renderWith(most: number, { pages, ...options }: RenderOptions): Promise<Answer[]> {
  const tasks = Array.from({ length: Math.ceil(pages.length / taskSize) }, (_, index) =>
    pages.slice(index * taskSize, (index + 1) * taskSize),
  )
  const count = Math.min(availableParallelism(), most, tasks.length)
  const workers = Array.from({ length: count }, () => renderInWorker(options, tasks))
  // Even if one fails, the others have to end before the build does.
  await Promise.allSettled(workers)
  return (await Promise.all(workers)).flat()
}

/**
 * Starts a process that renders tasks from a list, which it may share with others, until none are left.
 * @throws {BuildError} If the process ends before that; the list is emptied, so that the others end too.
 */
async function renderInWorker(
  { root, bundle, site, contentIndex }: Omit<RenderOptions, 'pages'>,
  tasks: Task[],
): Promise<Answer[]> {
  const worker = fork(path.join(import.meta.dirname, 'page-renderer.ts'), [bundle.folder, site], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      CONTENT_INDEX: contentIndex,
      // Writing Node's compile cache takes time, which pays off only if the bundle is used again.
      ...(bundle.isNew && { NODE_DISABLE_COMPILE_CACHE: '1' }),
    },
    execArgv: [
      `--max-old-space-size=${heap}`,
      `--max-semi-space-size=${young}`,
      `--heap-growing-percent=${growth}`,
    ],
  })
  const answers: Answer[] = []
  worker.on('message', (answer: Answer) => {
    answers.push({ ...answer, rendered: answer.rendered.map(intern) })
    const task = tasks.shift()
    if (task) worker.send(task)
    else worker.disconnect()
  })
  const [code, signal] = (await once(worker, 'exit')) as [number | null, string | null]
  if (code === 0) return answers
  // The build has failed: the others stop after their current task.
  tasks.length = 0
  throw new BuildError('Some pages could not be rendered', [`a worker exited with ${signal ?? code}`])
}

const texts: Record<string, string> = {}
const lists: Record<string, string[]> = {}
const internList = (values: string[]): string[] => (lists[values.join('\n')] ??= values)

/**
 * Deduplicates values that many pages share. Each message from a worker has its own copies of strings and lists, which
 * took up most of the memory in a large build.
 */
export const intern = (page: RenderedPage): RenderedPage => ({
  ...page,
  modules: internList(page.modules),
  scriptHashes: internList(page.scriptHashes),
  images: internList(page.images),
  reads: page.reads.map((text) => (texts[text] ??= text)),
})
