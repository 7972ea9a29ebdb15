/** Serves the last build without building: `npm run preview`. */
import { listenAddress } from './server/environment.ts'
import { serveSite } from './server/serve-site.ts'

try {
  const site = await serveSite({ root: process.cwd(), ...listenAddress(process.env) })
  console.log(`Ready: ${site.url}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void site.close().then(() => process.exit(0)))
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
