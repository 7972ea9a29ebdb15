import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { noBuild } from '../../process/build-error.ts'

export interface RunningHost extends Disposable {
  /** Such as `http://localhost:45123`, on any free port. */
  url: string
  stop: () => void
}

/**
 * Serves a built site as a host does, with Brotli and cache headers, in a separate process, so that serving takes no
 * time from the process that measures.
 * @throws {Error} If there is no such folder, or the process ends before it is ready.
 */
export async function startHost({ site }: { site: string }): Promise<RunningHost> {
  if (!existsSync(site)) throw noBuild()
  const child = fork(path.join(import.meta.dirname, 'host.ts'), [site])
  const [url] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`The server of ${site} exited with ${String(code)}.`)
    }),
  ])) as [string]
  const stop = () => void child.kill()
  return { url, stop, [Symbol.dispose]: stop }
}
