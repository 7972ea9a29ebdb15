/** The process that develop.ts starts: Vike's development server, until its parent ends. */
import { createServer } from 'vite'
import { endWithParent } from '../process/run-in-process.ts'
import type { DevelopmentAddress } from './develop.ts'

endWithParent()
const [address = ''] = process.argv.slice(2)
// Not by Vike's own `dev`, with which Vite loads the configuration twice.
const server = await createServer({
  configLoader: 'native',
  server: { ...(JSON.parse(address) as DevelopmentAddress), strictPort: true },
})
await server.listen()
server.printUrls()
server.bindCLIShortcuts({ print: true })
