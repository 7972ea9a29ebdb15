/** Renders the pages it is sent: see start-worker.ts. */
import { endWithParent } from '../process/run-in-process.ts'
import { openRenderer } from './page-renderer.ts'
import type { Answer, Task } from './start-worker.ts'

endWithParent()
// Vike prints uncaught errors and keeps the process alive: the build would wait for it forever.
for (const fault of ['uncaughtException', 'unhandledRejection']) process.on(fault, () => process.exit(1))
const [bundle = '', site = ''] = process.argv.slice(2)
const render = await openRenderer({ bundle, site })

async function answer({ pages }: Task): Promise<Answer> {
  const rendered: Answer['rendered'] = []
  const problems: string[] = []
  for (const page of pages) {
    try {
      // Pages render one after another, since what each one reads is recorded meanwhile.
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
