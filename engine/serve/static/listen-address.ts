import { createServer } from 'node:net'
import { listen } from '../../../packages/local-backend/ports.ts'

export interface ListenAddress {
  host: string
  /** 0 for any free port. */
  port: number
}

/**
 * Where a server should listen: at `HOST` and `PORT`, by default localhost and 4173.
 * @throws {Error} If `PORT` is not a port.
 */
export function listenAddress(environment: NodeJS.ProcessEnv): ListenAddress {
  const { PORT = '4173', HOST = 'localhost' } = environment
  const port = Number(PORT)
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(`PORT is '${PORT}'; expected a whole number from 0 to 65535.`)
  }
  return { host: HOST, port }
}

/**
 * Checks that a port is free, before anything that needs it is started.
 * @throws {Error} If it is taken; the message says what to do.
 */
export async function askForPort({ host, port }: ListenAddress): Promise<void> {
  await using server = createServer()
  await listen(server, host, port)
}
