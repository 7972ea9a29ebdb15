import { createServer, type RequestListener } from 'node:http'
import { afterAll } from 'vitest'
import { close, listen } from '../packages/local-backend/ports.ts'

/** Starts a server on a free port for the tests of a file, and closes it after them. @returns Its address. */
export async function startServer(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  const url = await listen(server)
  afterAll(() => close(server))
  return url
}
