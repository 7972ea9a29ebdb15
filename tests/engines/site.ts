import { once } from 'node:events'
import { createServer } from 'node:http'
import { createStaticListener } from '../../engine/serve/static/static-server.ts'

export interface FallibleSite {
  url: string
  /** From now on, cuts off requests for paths that match; without an argument, none. */
  fail: (paths?: RegExp) => void
  stop: () => Promise<void>
}

/**
 * The built site on a server that can be made to fail, because not every engine's client can cut off a
 * request.
 */
export async function startSite(): Promise<FallibleSite> {
  const answer = createStaticListener('dist/client')
  let failing: RegExp | undefined
  const server = createServer((request, response) => {
    if (failing?.test(request.url ?? '')) request.socket.destroy()
    else answer(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    fail: (paths) => {
      failing = paths
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
