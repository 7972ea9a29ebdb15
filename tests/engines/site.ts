import { createServer } from 'node:http'
import { createStaticListener } from '../../engine/serve/static/static-server.ts'
import { close, listen } from '../../packages/local-backend/ports.ts'

export type FallibleSite = Awaited<ReturnType<typeof startSite>>

/** Serves the built site on a server that can be made to fail, since not every engine's client can cut off a request. */
export async function startSite() {
  const answer = createStaticListener('dist/client')
  let failing: RegExp | undefined
  const server = createServer((request, response) => {
    if (failing?.test(request.url ?? '')) request.socket.destroy()
    else answer(request, response)
  })
  return {
    url: await listen(server),
    /** Cuts off requests for paths that match from now on; without an argument, none. */
    fail: (paths?: RegExp) => {
      failing = paths
    },
    stop: () => close(server),
  }
}
