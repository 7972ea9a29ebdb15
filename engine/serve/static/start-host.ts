import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { listen } from '../../../packages/local-backend/ports.ts'
import { noBuild } from '../../process/build-error.ts'
import { endWithParent } from '../../process/run-in-process.ts'
import { compressEarly } from './compression.ts'
import { createStaticListener } from './static-server.ts'

export type RunningHost = Awaited<ReturnType<typeof startHost>>

/**
 * Serves a built site as a host does, with Brotli and cache headers, in a separate process, so that serving takes no
 * time from the process that measures. Its address is on any free port.
 * @throws {Error} If there is no such folder, or the process ends before it is ready.
 */
export async function startHost({ site }: { site: string }) {
  if (!existsSync(site)) throw noBuild()
  const child = fork(import.meta.filename, [site])
  const [url] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`The server of ${site} exited with ${String(code)}.`)
    }),
  ])) as [string]
  const stop = () => void child.kill()
  return { url, stop, [Symbol.dispose]: stop }
}

// The separate process serves the folder that its argument names, until its parent ends.
if (import.meta.main) {
  endWithParent()
  const [site = ''] = process.argv.slice(2)
  // Measurements of pages must not include compression.
  await compressEarly(site)
  process.send?.(await listen(createServer(createStaticListener(site)), 'localhost'))
}
