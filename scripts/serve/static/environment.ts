import { createServer } from 'node:net'
import { listen } from './listen.ts'

export interface ListenAddress {
  host: string
  port: number
}

/**
 * Where a server shall listen: `PORT` and `HOST`, else loopback.
 * @throws {Error} If `PORT` is none.
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
 * Asks for a port before anything is started that would be in vain, and gives it back.
 * @throws {Error} If it is taken; the message says what to do.
 */
export async function askForPort({ host, port }: ListenAddress): Promise<void> {
  const server = createServer()
  await listen(server, host, port)
  await new Promise((resolve) => server.close(resolve))
}
