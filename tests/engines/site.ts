import { createServer } from 'node:http'
import { createStaticListener } from '../../engine/serve/static/static-server.ts'
import { close, listen } from '../../packages/local-backend/ports.ts'

export interface FallibleSite {
  url: string
  /** Cuts off requests for paths that match from now on; without an argument, none. */
  fail: (paths?: RegExp) => void
  stop: () => Promise<void>
}

/** Serves the built site on a server that can be made to fail, since not every engine's client can cut off a request. */
export async function startSite(): Promise<FallibleSite> {
  const answer = createStaticListener('dist/client')
  let failing: RegExp | undefined
  const server = createServer((request, response) => {
    if (failing?.test(request.url ?? '')) request.socket.destroy()
    else answer(request, response)
  })
  return {
    url: await listen(server),
    fail: (paths) => {
      failing = paths
    },
    stop: () => close(server),
  }
}
