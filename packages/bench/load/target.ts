/**
 * The target of the load test: serves the last build and a backend with temporary data until it gets SIGTERM. Since
 * limits are per address, the generator of the load acts as a proxy that says which visitor each request is from.
 */
import { startBackend } from '../../local-backend/start.ts'
import { serveSite } from '../../../engine/serve/static/serve-site.ts'

const backend = await startBackend({ isBehindProxy: true, print: () => {} })
const site = await serveSite({
  root: process.cwd(),
  host: '127.0.0.1',
  port: 0,
  backend: backend.listener,
})
process.send?.({ url: site.url, key: backend.publishableKey })
const stop = () => void Promise.all([site.close(), backend.stop()]).then(() => process.exit(0))
process.once('SIGTERM', stop)
// The test has ended without a word.
process.once('disconnect', stop)
