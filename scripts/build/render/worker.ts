/** Renders the pages that it is told of: see render-pages.ts. */
import { endWithParent } from '../process/run-in-process.ts'
import { openRenderer } from './page-renderer.ts'
import type { Answer, Task } from './render-pages.ts'

endWithParent()
// Vike prints what nobody has caught, and lets the process live on: the build would wait for it for ever.
for (const fault of ['uncaughtException', 'unhandledRejection']) process.on(fault, () => process.exit(1))
const [bundle = '', site = ''] = process.argv.slice(2)
const render = await openRenderer({ bundle, site })

async function answer({ pages }: Task): Promise<Answer> {
  const rendered: Answer['rendered'] = []
  const problems: string[] = []
  for (const page of pages) {
    try {
      // What a page has read is noted while it renders, so that they come one after the other.
      // oxlint-disable-next-line no-await-in-loop
      rendered.push(await render(page))
    } catch (error) {
      problems.push(`${page}: ${(error as Error).message}`)
    }
  }
  return { rendered, problems }
}

process.on('message', (task: Task) => void answer(task).then((message) => process.send?.(message)))
process.send?.({ rendered: [], problems: [] } satisfies Answer)
