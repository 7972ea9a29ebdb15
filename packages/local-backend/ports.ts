import { once } from 'node:events'
import { createServer, type AddressInfo, type Server as TcpServer } from 'node:net'
import type { Server } from 'node:http'

/** A port of the loopback interface that is free at the moment. */
export async function freePort(): Promise<number> {
  await using server = createServer()
  return Number(new URL(await listen(server)).port)
}

/** What Postgres, PostgREST, Deno and web servers print if another process has their port. */
const portTaken = /address (?:already )?in use|EADDRINUSE/i

/**
 * Starts a program on one or two free ports, and anew on others if a process has taken one in the meantime.
 * @throws {Error} The program's, if it fails for another reason, or at the fifth attempt.
 */
export async function onFreePort<T>(
  start: (port: number, another: number) => Promise<T>,
  attempts = 5,
): Promise<T> {
  try {
    return await start(await freePort(), await freePort())
  } catch (error) {
    if (attempts === 1 || !portTaken.test(String(error))) throw error
    return onFreePort(start, attempts - 1)
  }
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

/**
 * Makes a server listen, on the loopback interface unless a host is given.
 * @param port 0 for any free port.
 * @returns Its address, without a slash at the end.
 * @throws {Error} If the port is not available; the message says what to do.
 */
export async function listen(server: TcpServer, host = '127.0.0.1', port = 0): Promise<string> {
  try {
    await once(server.listen(port, host), 'listening')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    const advice = `Set PORT to another one, such as PORT=${port + 1}.`
    throw new Error(`Port ${port} on ${host} is taken. ${advice}`, { cause: error })
  }
  const actual = (server.address() as AddressInfo).port
  return `http://${host.includes(':') ? `[${host}]` : host}:${actual}`
}

/** Closes a server and its connections. */
export const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
