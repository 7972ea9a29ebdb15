import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { routes } from '../../model/routes.ts'
import type { Bundle } from '../bundle/bundle-site.ts'
import { BuildError } from '../process/build-error.ts'
import { openInterner } from './interner.ts'
import type { Answer, Task } from './rendered-page.ts'

/**
 * A worker's heap in megabytes; more would only fill with garbage. The pages that list all others need more, the more
 * pages there are: for 50,000, a heap of 256 was not enough.
 */
const heap = 256 + Math.floor(routes.length / 64)
/** The young generation of its heap, in megabytes. */
const young = 8
/** How much garbage a worker may have before a collection, as a percentage of the memory in use. */
const growth = 30

export interface WorkerOptions {
  root: string
  bundle: Pick<Bundle, 'folder' | 'isNew'>
  /** The folder of the site's files. */
  site: string
  /** The index of the checked content: `contentIndex` of engine/content/open-content.ts. */
  contentIndex: string
}

/**
 * Starts a process that renders tasks from a list, which it may share with others, until none are left.
 * @throws {BuildError} If the process ends before that; the list is emptied, so that the others end too.
 */
export async function renderInWorker(
  { root, bundle, site, contentIndex }: WorkerOptions,
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
  const intern = openInterner()
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
