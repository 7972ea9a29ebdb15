import { once } from 'node:events'
import { createServer } from 'node:http'
import { createStaticListener } from '../../scripts/serve/static/static-server.ts'

export interface FallibleSite {
  url: string
  /** From now on, requests for paths of this form are cut off; none where nothing is given. */
  fail: (paths?: RegExp) => void
  stop: () => Promise<void>
}

/** The built site on a server that can be told to fail: not every engine's client can cut off a request. */
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
