/** The process that development-process.ts starts: Vike's development server, until its parent ends. */
import { once } from 'node:events'
import { endWithParent } from '../process/run-in-process.ts'
import type { DevelopmentTask } from './develop.ts'

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
