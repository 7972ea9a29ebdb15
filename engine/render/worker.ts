/** Renders the pages it is sent: see render-in-worker.ts. */
import { endWithParent } from '../process/run-in-process.ts'
import { openRenderer } from './page-renderer.ts'
import type { Answer, Task } from './rendered-page.ts'

endWithParent()
// Vike prints uncaught errors and keeps the process alive, so the build would wait for it forever.
for (const fault of ['uncaughtException', 'unhandledRejection']) process.on(fault, () => process.exit(1))
const [bundle = '', site = ''] = process.argv.slice(2)
const answer = await openRenderer(bundle, site)

process.on('message', (task: Task) => void answer(task).then((message) => process.send?.(message)))
process.send?.({ rendered: [], problems: [] } satisfies Answer)
