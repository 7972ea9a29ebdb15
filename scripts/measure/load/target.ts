/**
 * What the load test asks: the last build and a backend with data of its own, until it is told to
 * end. The generator stands for a proxy, and says which visitor a request comes from: limits are by address.
 */
import { startBackend } from '../../serve/backend/start.ts'
import { serveSite } from '../../serve/static/serve-site.ts'

const backend = await startBackend({ isBehindProxy: true, print: () => {} })
const site = await serveSite({
  root: process.cwd(),
  host: '127.0.0.1',
  port: 0,
  backend: backend.listener,
})
process.send?.({ url: site.url, key: backend.publishableKey })
process.once('SIGTERM', () => {
  void Promise.all([site.close(), backend.stop()]).then(() => process.exit(0))
})
