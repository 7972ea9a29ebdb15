/** The process that start-host.ts starts: serves one folder until its parent is gone. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createCompressor } from './compression.ts'
import { createStaticListener } from './static-server.ts'

/** The parent's first message. */
export interface HostOrder {
  /** The folder of the built pages. */
  site: string
}

process.once('message', (order: HostOrder) => void serve(order))

async function serve({ site }: HostOrder): Promise<void> {
  const compressor = createCompressor()
  // Measurements of pages must not include compression.
  await compressor.prepare(site)
  const server = createServer(createStaticListener(site, { compressor }))
  server.listen(0, 'localhost', () => {
    const { port } = server.address() as AddressInfo
    process.send?.(`http://localhost:${port}`)
  })
}

process.once('disconnect', () => process.exit(0))
