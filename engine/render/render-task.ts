import { openRenderer } from './page-renderer.ts'
import type { Page, RenderedPage } from './rendered-page.ts'

/** Pages to render together. */
export interface Task {
  pages: readonly Page[]
}

/** The pages that were rendered, and the errors of those that couldn't be. */
export interface Answer {
  rendered: RenderedPage[]
  problems: string[]
}

/**
 * Opens the server's bundle in this process.
 * @param bundle The folder of the bundles.
 * @param site The folder of the site's files.
 */
export async function openTaskRenderer(
  bundle: string,
  site: string,
): Promise<(task: Task) => Promise<Answer>> {
  const render = await openRenderer({ bundle, site })
  return async ({ pages }) => {
    const answer: Answer = { rendered: [], problems: [] }
    for (const page of pages) {
      try {
        // Pages render one after another, since what each one reads is recorded meanwhile.
        // oxlint-disable-next-line no-await-in-loop
        answer.rendered.push(await render(page))
      } catch (error) {
        answer.problems.push(`${page}: ${(error as Error).message}`)
      }
    }
    return answer
  }
}
