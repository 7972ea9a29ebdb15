/** The process that develop.ts starts: Vike's development server, until its parent ends. */
// Loaded here, while the backend starts; otherwise Vite would load it only with the configuration.
// oxlint-disable-next-line import/no-unassigned-import
import 'vike/plugin'
import { createServer } from 'vite'
import { endWithParent } from '../process/run-in-process.ts'
import type { DevelopmentSettings } from './develop.ts'

endWithParent()
process.once('message', (settings: DevelopmentSettings) => void serve(settings))

async function serve({ address, environment }: DevelopmentSettings): Promise<void> {
  Object.assign(process.env, environment)
  // Not by Vike's own `dev`, with which Vite loads the configuration twice.
  const server = await createServer({ configLoader: 'native', server: { ...address, strictPort: true } })
  await server.listen()
  server.printUrls()
  server.bindCLIShortcuts({ print: true })
}
