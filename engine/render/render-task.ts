import { openRenderer } from './page-renderer.ts'
import type { Page, RenderedPage } from './rendered-page.ts'

/** Pages to render together. */
export type Task = readonly Page[]

/** The pages that were rendered, and the errors of those that could not be. */
export interface Answer {
  rendered: RenderedPage[]
  problems: string[]
}

/**
 * Opens the server's bundle in this process, to render tasks.
 * @param bundle The folder of the bundles.
 * @param site The folder of the site's files.
 */
export async function openTaskRenderer(
  bundle: string,
  site: string,
): Promise<(task: Task) => Promise<Answer>> {
  const render = await openRenderer({ bundle, site })
  return async (pages) => {
    const answer: Answer = { rendered: [], problems: [] }
    for (const page of pages) {
      try {
        // One page at a time, because what it reads is recorded while it renders.
        // oxlint-disable-next-line no-await-in-loop
        answer.rendered.push(await render(page))
      } catch (error) {
        answer.problems.push(`${page}: ${(error as Error).message}`)
      }
    }
    return answer
  }
}
