/** The process that start-host.ts starts: serves one folder until its parent is gone. */
import { createServer, type Server } from 'node:http'
import { createSecureServer, type Http2SecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import type { Certificate } from './certificate.ts'
import { createStaticListener } from './static-server.ts'

/** What the parent says first. */
export interface HostOrder {
  /** The folder of the built pages. */
  site: string
  certificate?: Certificate | undefined
}

function createHost({ site, certificate }: HostOrder): Server | Http2SecureServer {
  const listener = createStaticListener(site)
  if (!certificate) return createServer(listener)
  const { key, certificate: cert } = certificate
  const server = createSecureServer({ key, cert, allowHTTP1: true })
  // Node's HTTP/2 requests have the same interface, but not the same type.
  return server.on('request', listener as never)
}

process.once('message', (order: HostOrder) => {
  const server = createHost(order)
  server.listen(0, 'localhost', () => {
    const { port } = server.address() as AddressInfo
    process.send?.(`${order.certificate ? 'https' : 'http'}://localhost:${port}`)
  })
})
process.once('disconnect', () => process.exit(0))
