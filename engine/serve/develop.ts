import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { embeddedSettings } from '../../packages/local-backend/api-keys.ts'
import { backendForSite, usesEmbedded } from '../../packages/local-backend/for-site.ts'
import { close, listen } from '../../packages/local-backend/ports.ts'
import { end } from '../../packages/local-backend/processes.ts'
import { exitStatus } from '../process/run-in-process.ts'
import { developmentProcess } from './development-server.ts'
import { askForPort, type ListenAddress } from './static/listen-address.ts'

/** What the development server's process waits for. */
export interface DevelopmentTask {
  /** Where it listens, and the path to open in the browser; empty for none. */
  address: ListenAddress & { open: string }
  env: NodeJS.ProcessEnv
}

/**
 * Runs Vike's development server in a separate process, with the embedded backend on the same origin.
 * @param parts Collects the functions that stop both.
 * @returns The exit status of the server, once it has ended.
 * @throws {Error} If the port is taken.
 */
export async function develop(
  address: DevelopmentTask['address'],
  parts: AsyncDisposableStack,
): Promise<number> {
  await askForPort(address)
  const vike = developmentProcess()
  const settings = await startBackend(parts, once(vike, 'message'))
  vike.send({ address, env: { ...process.env, ...settings } } satisfies DevelopmentTask)
  parts.defer(() => end(vike, 'SIGTERM'))
  return exitStatus(vike)
}

/**
 * Starts the embedded backend, if the site uses it, once the first page has been served or asks for it: that page is
 * there half a second earlier than beside a database that starts. Until the backend runs, requests to it wait.
 * @param served Tells when the first page has been served.
 * @returns The settings with which vite.config.ts finds it.
 */
async function startBackend(
  parts: AsyncDisposableStack,
  served: Promise<unknown>,
): Promise<Record<string, string>> {
  let starting: ReturnType<typeof backendForSite> | undefined
  const start = () => (starting ??= backendForSite(process.cwd(), { servesBuild: false }))
  void served.then(start)
  if (!usesEmbedded) return {}
  parts.defer(async () => (await starting)?.stop())
  const answer: RequestListener = async (request, response) => {
    const backend = await start()
    if (!backend?.listener(request, response)) response.writeHead(503).end()
  }
  const server = createServer(answer)
  parts.defer(() => close(server))
  return { ...embeddedSettings, EMBEDDED_BACKEND: await listen(server) }
}
