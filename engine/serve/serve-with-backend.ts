import { basePath } from '../../model/base-path.ts'
import type { RunningBackend } from '../../packages/local-backend/start.ts'
import type { ListenAddress } from './static/environment.ts'
import { serveSite } from './static/serve-site.ts'

/**
 * Serves the last build, with the backend on the same origin, and prints the address.
 * @param parts Collects the function that stops the server.
 * @throws {Error} If there is no build, or the port is taken.
 */
export async function serveWithBackend(
  address: ListenAddress,
  backend: RunningBackend | undefined,
  parts: AsyncDisposableStack,
): Promise<void> {
  const site = await serveSite({ root: process.cwd(), ...address, backend: backend?.listener })
  parts.defer(site.close)
  console.log(`Ready: ${site.url}${basePath}`)
  if (backend) {
    console.log(
      `       ${site.url}/rest/v1 · ${site.url}/functions/v1/contact · "npm run tool -- messages" lists them`,
    )
  }
  // Lighthouse CI waits for this line (lighthouserc.json), because compressing would slow down pages measured earlier.
  void site.prepare().then(() => console.log('       Every file is compressed.'))
}
