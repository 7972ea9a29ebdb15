import { availableParallelism } from 'node:os'
import { corePaths } from '../../model/routes.ts'
import { BuildError } from '../process/build-error.ts'
import { notFoundFile, type Answer, type Page, type RenderedPage } from './rendered-page.ts'
import { isSmallSite } from '../process/run-step.ts'
import { openRenderer } from './page-renderer.ts'
import { renderInWorker, type WorkerOptions } from './render-in-worker.ts'

/** Maximum number of workers. With 50,000 pages, each takes up to 270 MB, and the whole build must fit into 800 MB. */
const mostWorkers = 2
/**
 * Above this number of pages, one worker first renders those that may list all others. A page of several megabytes
 * takes as much memory as everything else in a worker, and only ending the worker frees it.
 */
const many = 20_000
const listing: ReadonlySet<Page> = new Set([...corePaths, notFoundFile])
const isListing = (page: Page): boolean => listing.has(page)
/** Pages per task: enough to keep messages cheap, and few enough that the workers end at about the same time. */
const taskSize = 16

interface RenderOptions extends WorkerOptions {
  pages: readonly Page[]
}

/**
 * Renders pages and writes them to disk: in this process for a small site, otherwise in several.
 * @returns A summary of each page, in the order of `pages`.
 * @throws {BuildError} With every page that could not be rendered.
 */
export async function renderPages(options: RenderOptions): Promise<RenderedPage[]> {
  const { pages } = options
  const answers = await (isSmallSite ? renderHere(options) : renderInWorkers(options))
  const problems = answers.flatMap((answer) => answer.problems)
  if (problems.length > 0) throw new BuildError('Some pages could not be rendered', problems)
  const byPath = new Map(answers.flatMap(({ rendered }) => rendered).map((page) => [page.path, page]))
  return pages.flatMap((page) => byPath.get(page) ?? [])
}

async function renderHere({ pages, bundle, site, contentIndex }: RenderOptions): Promise<Answer[]> {
  if (pages.length === 0) return []
  // The bundle reads these when it loads.
  Object.assign(process.env, { NODE_ENV: 'production', CONTENT_INDEX: contentIndex })
  const render = await openRenderer(bundle.folder, site)
  return [await render(pages)]
}

/** Renders pages in several processes. */
export async function renderInWorkers(options: RenderOptions): Promise<Answer[]> {
  const { pages } = options
  if (pages.length <= many) return renderWith(mostWorkers, options)
  return [
    ...(await renderWith(1, { ...options, pages: pages.filter(isListing) })),
    ...(await renderWith(mostWorkers, { ...options, pages: pages.filter((page) => !isListing(page)) })),
  ]
}

/** Has several workers render pages, in tasks. */
async function renderWith(most: number, { pages, ...options }: RenderOptions): Promise<Answer[]> {
  const tasks = Array.from({ length: Math.ceil(pages.length / taskSize) }, (_, index) =>
    pages.slice(index * taskSize, (index + 1) * taskSize),
  )
  const count = Math.min(availableParallelism(), most, tasks.length)
  const ends = await Promise.allSettled(Array.from({ length: count }, () => renderInWorker(options, tasks)))
  return ends.flatMap((end) => {
    if (end.status === 'rejected') throw end.reason as Error
    return end.value
  })
}
