import type { Server } from 'node:http'
import { createServer } from 'node:net'

/** A port of the loopback interface that is free at the moment. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/**
 * Waits until `attempt` succeeds.
 * @throws The last error, after `timeoutMs`, or at once if `hasEnded` says that there is nothing left to wait
 * for.
 */
export async function until<T>(
  attempt: () => Promise<T>,
  timeoutMs: number,
  hasEnded: () => boolean,
): Promise<T> {
  const deadline = performance.now() + timeoutMs
  for (;;) {
    try {
      // The attempts have to run one after the other.
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
export const listen = (server: Server): Promise<string> =>
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
