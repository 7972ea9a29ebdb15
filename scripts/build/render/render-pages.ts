import { fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { corePaths, routes, type RoutePath } from '../../../content/routes.ts'
import type { Bundle } from '../bundle/bundle-site.ts'
import { BuildError } from '../process/build-error.ts'
import { notFoundFile } from './rendered-page.ts'
import { openInterner } from './interner.ts'
import type { RenderedPage } from './rendered-page.ts'

export type Page = RoutePath | typeof notFoundFile

/** Pages for one worker to render. */
export interface Task {
  pages: readonly Page[]
}

/** The pages that a worker has rendered, and the errors of those it couldn't render. */
export interface Answer {
  rendered: RenderedPage[]
  problems: string[]
}

/** Maximum number of workers: with 50,000 pages each takes up to 270 MB, and the whole build must fit in 800. */
const mostWorkers = 2
/**
 * A worker's heap in megabytes: more would only fill up with garbage. The pages that list all others need
 * more the more pages there are: for 50,000, a heap of 256 was not enough.
 */
const heap = 256 + Math.floor(routes.length / 64)
/** The young generation of its heap, in megabytes. */
const young = 8
/** How much of a worker's heap may become garbage before a collection, as a percentage of what is in use. */
const growth = 30
/**
 * Above this number of pages, one worker first renders those that may list all others: a page of several megabytes
 * takes as much memory as everything else a worker holds, and only ending the worker frees it.
 */
const many = 20_000
const listing: ReadonlySet<Page> = new Set([...corePaths, notFoundFile])
const isListing = (page: Page): boolean => listing.has(page)
/** Pages per task: enough to make the messages cheap, few enough that the workers end at the same time. */
const taskSize = 16

interface RenderOptions {
  pages: readonly Page[]
  /** The project's root. */
  root: string
  bundle: Pick<Bundle, 'folder' | 'isNew'>
  /** The folder of the site's files. */
  site: string
  /** The index of the checked content: CONTENT_INDEX of scripts/build/content/load.ts. */
  contentIndex: string
}

/**
 * Renders pages in several processes, which write them to disk.
 * @returns A summary of each page, in the order of `pages`.
 * @throws {BuildError} With every page that couldn't be rendered.
 */
export async function renderPages(options: RenderOptions): Promise<RenderedPage[]> {
  const { pages } = options
  const isLarge = pages.length > many
  const first = isLarge ? await renderWith(1, { ...options, pages: pages.filter(isListing) }) : []
  const others = isLarge ? pages.filter((page) => !isListing(page)) : pages
  const answers = [...first, ...(await renderWith(mostWorkers, { ...options, pages: others }))]
  const problems = answers.flatMap((answer) => answer.problems)
  if (problems.length > 0) throw new BuildError('Some pages could not be rendered', problems)
  const byPath = new Map(answers.flatMap(({ rendered }) => rendered).map((page) => [page.path, page]))
  return pages.flatMap((page) => byPath.get(page) ?? [])
}

/** Has several workers render pages, in tasks. */
async function renderWith(most: number, options: RenderOptions): Promise<Answer[]> {
  const { pages } = options
  const tasks = Array.from({ length: Math.ceil(pages.length / taskSize) }, (_, index) => ({
    pages: pages.slice(index * taskSize, (index + 1) * taskSize),
  }))
  const workers = Math.min(availableParallelism(), most, tasks.length)
  const ends = await Promise.allSettled(Array.from({ length: workers }, () => work(options, tasks)))
  return ends.flatMap((end) => {
    if (end.status === 'rejected') throw end.reason as Error
    return end.value
  })
}

/** Starts a worker, which takes tasks until none are left, and returns its results. */
function work({ root, bundle, site, contentIndex }: RenderOptions, tasks: Task[]): Promise<Answer[]> {
  const worker = fork(path.join(import.meta.dirname, 'worker.ts'), [bundle.folder, site], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      CONTENT_INDEX: contentIndex,
      // Compiling for later takes time, which a bundle must earn by being used again.
      ...(bundle.isNew && { NODE_DISABLE_COMPILE_CACHE: '1' }),
    },
    execArgv: [
      `--max-old-space-size=${heap}`,
      `--max-semi-space-size=${young}`,
      `--heap-growing-percent=${growth}`,
    ],
  })
  const answers: Answer[] = []
  const intern = openInterner()
  return new Promise((resolve, reject) => {
    worker.on('message', (answer: Answer) => {
      answers.push({ ...answer, rendered: answer.rendered.map(intern) })
      const task = tasks.shift()
      if (task) worker.send(task)
      else worker.disconnect()
    })
    /** The build has failed: the others stop after their current task. */
    const fail = (error: Error) => {
      tasks.length = 0
      reject(error)
    }
    worker.once('error', fail)
    worker.once('exit', (code, signal) => {
      if (code === 0) resolve(answers)
      else fail(new BuildError('Some pages could not be rendered', [`a worker ended with ${signal ?? code}`]))
    })
  })
}
