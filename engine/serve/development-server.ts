import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { endWithParent } from '../process/run-in-process.ts'
import type { DevelopmentTask } from './develop.ts'

/** The young generation of the server's heap, in megabytes. With Node's 16, garbage collection takes twice as long. */
const young = 64

let started: ChildProcess | undefined

/**
 * The process of Vike's development server, which loads Vite, and waits for its address and its environment. `npm run
 * dev` starts it before it reads the site's files, since that takes as long.
 */
export const developmentProcess = (): ChildProcess =>
  (started ??= fork(import.meta.filename, { execArgv: [`--max-semi-space-size=${young}`] }))

// The separate process serves until its parent ends.
if (import.meta.main) {
  endWithParent()
  const told = once(process, 'message') as Promise<[DevelopmentTask]>
  const [{ createServer }] = await Promise.all([import('vite'), import('vike/plugin')])
  const [{ address, env }] = await told
  Object.assign(process.env, env)
  // Vite loads the configuration. Vike would bundle it first, to look for its own plugin there.
  process.env['VITE_CONFIG'] = '{ "configFile": false }'
  // In a test runner, Vike leaves itself out.
  delete process.env['VITEST']
  // Not by Vike's own `dev`, with which Vite loads the configuration twice.
  const server = await createServer({ configLoader: 'native', server: { ...address, strictPort: true } })
  // The first page: then the backend may start.
  server.httpServer?.once('request', (_request, response) =>
    response.once('close', () => process.send?.('served')),
  )
  await server.listen()
  server.printUrls()
  server.bindCLIShortcuts({ print: true })
}
