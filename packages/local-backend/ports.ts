import { createServer, type Server as TcpServer } from 'node:net'
import type { Server } from 'node:http'

/** A port of the loopback interface that is free at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer()
  const url = await listen(server)
  await new Promise((resolve) => server.close(resolve))
  return Number(new URL(url).port)
}

/**
 * Waits until `attempt` succeeds.
 * @throws The last error, after `timeoutMs`, or at once if `hasEnded` says that waiting is pointless.
 */
export async function until<T>(
  attempt: () => Promise<T>,
  timeoutMs: number,
  hasEnded: () => boolean,
): Promise<T> {
  const deadline = performance.now() + timeoutMs
  for (;;) {
    try {
      // The attempts must run one after another.
      // oxlint-disable-next-line no-await-in-loop
      return await attempt()
    } catch (error) {
      if (hasEnded() || performance.now() > deadline) throw error
      // oxlint-disable-next-line no-await-in-loop
      await new Promise((resolve) => setTimeout(resolve, 25))
    }
  }
}

/** Makes a server listen on a free port. @returns Its address, without a slash at the end. */
export const listen = (server: TcpServer): Promise<string> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`)
    })
  })

/** Closes a server and its connections. */
export const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
