/** The process that start-host.ts starts: serves one folder until its parent is gone. */
import { createServer, type Server } from 'node:http'
import { createSecureServer, type Http2SecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import type { Certificate } from './certificate.ts'
import { createCompressor, type Compressor } from './compression.ts'
import { createStaticListener } from './static-server.ts'

/** What the parent says first. */
export interface HostOrder {
  /** The folder of the built pages. */
  site: string
  certificate?: Certificate | undefined
}

function createHost({ site, certificate }: HostOrder, compressor: Compressor): Server | Http2SecureServer {
  const listener = createStaticListener(site, { compressor })
  if (!certificate) return createServer(listener)
  const { key, certificate: cert } = certificate
  const server = createSecureServer({ key, cert, allowHTTP1: true })
  // Node's HTTP/2 requests have the same interface, but not the same type.
  return server.on('request', listener as never)
}

process.once('message', (order: HostOrder) => void serve(order))

async function serve(order: HostOrder): Promise<void> {
  const compressor = createCompressor()
  // Who measures pages measures no compression beside them.
  await compressor.prepare(order.site)
  const server = createHost(order, compressor)
  server.listen(0, 'localhost', () => {
    const { port } = server.address() as AddressInfo
    process.send?.(`${order.certificate ? 'https' : 'http'}://localhost:${port}`)
  })
}

process.once('disconnect', () => process.exit(0))
