import type { Server } from 'node:net'

/**
 * Makes a server listen.
 * @param port 0 for any free port.
 * @returns The port.
 * @throws {Error} If the port is not available; the message says what to do.
 */
export const listen = (server: Server, host: string, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = `Port ${port} on ${host} is taken. Set PORT to another one, such as PORT=${port + 1}.`
      reject(error.code === 'EADDRINUSE' ? new Error(taken) : error)
    })
    server.listen(port, host, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
