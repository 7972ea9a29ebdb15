import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import type { GatewayListener } from '../../../packages/local-backend/gateway.ts'
import { close, listen } from '../../../packages/local-backend/ports.ts'
import { noBuild } from '../../process/build-error.ts'
import { recover } from '../../publish/publish.ts'
import { compressEarly } from './compression.ts'
import type { ListenAddress } from './listen-address.ts'
import { createStaticListener } from './static-server.ts'

/**
 * How long an idle connection is kept, in milliseconds: longer than browsers and proxies keep theirs, so that none is
 * closed while a request is on its way.
 */
const keepAliveTimeout = 65_000

export type RunningSite = Awaited<ReturnType<typeof serveSite>>

type ServeOptions = ListenAddress & { root: string; backend?: GatewayListener | undefined }

/**
 * Serves the last build, and at the same address what a backend answers: `/rest/v1` and `/functions/v1`.
 * @throws {Error} If there is none, or the port is taken.
 */
export async function serveSite({ root, host, port, backend }: ServeOptions) {
  recover(path.join(root, 'dist'))
  const site = path.join(root, 'dist', 'client')
  if (!existsSync(path.join(site, 'index.html'))) throw noBuild()
  const server = createServer({ keepAliveTimeout }, createStaticListener(site, backend))
  return {
    url: await listen(server, host, port),
    /** Compresses files before they are requested. */
    prepare: () => compressEarly(site),
    close: () => close(server),
    [Symbol.asyncDispose]: () => close(server),
  }
}
