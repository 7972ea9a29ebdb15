import type { RunningBackend } from '../backend/start.ts'
import { listenAddress } from './environment.ts'
import { serveSite } from './serve-site.ts'

/** Serves the last build, with the backend under the same origin, until the process is told to end. */
export async function serveUntilStopped(backend: RunningBackend | undefined): Promise<void> {
  try {
    const site = await serveSite({
      root: process.cwd(),
      ...listenAddress(process.env),
      backend: backend?.listener,
    })
    console.log(`Ready: ${site.url}`)
    void site.prepare()
    if (backend) {
      console.log(
        `       ${site.url}/rest/v1 · ${site.url}/functions/v1/contact · "npm run tool -- messages" lists them`,
      )
    }
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        void Promise.all([site.close(), backend?.stop()]).then(() => process.exit(0))
      })
    }
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
    await backend?.stop()
  }
}
