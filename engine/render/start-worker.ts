import { fork } from 'node:child_process'
import path from 'node:path'
import { routes } from '../../model/routes.ts'
import type { Bundle } from '../bundle/bundle-site.ts'
import { BuildError } from '../process/build-error.ts'
import { openInterner } from './interner.ts'
import type { Answer, Task } from './render-task.ts'

/**
 * A worker's heap in megabytes: more would only fill up with garbage. The pages that list all others need
 * more the more pages there are: for 50,000, a heap of 256 was not enough.
 */
const heap = 256 + Math.floor(routes.length / 64)
/** The young generation of its heap, in megabytes. */
const young = 8
/** How much of a worker's heap may become garbage before a collection, as a percentage of what is in use. */
const growth = 30

export interface WorkerOptions {
  /** The project's root. */
  root: string
  bundle: Pick<Bundle, 'folder' | 'isNew'>
  /** The folder of the site's files. */
  site: string
  /** The index of the checked content: `contentIndex` of engine/content/open-content.ts. */
  contentIndex: string
}

/** A process that renders pages. */
export interface Worker {
  /**
   * Takes tasks from a list that it may share with other workers, until none are left, and ends.
   * @throws {BuildError} If it ends before that; then the list is emptied, so that the others end too.
   */
  render: (tasks: Task[]) => Promise<Answer[]>
}

export function startWorker({ root, bundle, site, contentIndex }: WorkerOptions): Worker {
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
  const given = Promise.withResolvers<Task[]>()
  const done = Promise.withResolvers<Answer[]>()
  // A worker may fail before anybody waits for it.
  done.promise.catch(() => {})
  const answers: Answer[] = []
  const intern = openInterner()
  const next = async (answer: Answer) => {
    answers.push({ ...answer, rendered: answer.rendered.map(intern) })
    const task = (await given.promise).shift()
    if (task) worker.send(task)
    else worker.disconnect()
  }
  worker.on('message', (answer: Answer) => void next(answer))
  worker.once('error', done.reject)
  worker.once('exit', (code, signal) => {
    if (code === 0) done.resolve(answers)
    else
      done.reject(
        new BuildError('Some pages could not be rendered', [`a worker exited with ${signal ?? code}`]),
      )
  })
  return {
    async render(tasks) {
      given.resolve(tasks)
      try {
        return await done.promise
      } catch (error) {
        // The build has failed: the others stop after their current task.
        tasks.length = 0
        throw error
      }
    },
  }
}
