import { fork } from 'node:child_process'
import { basePath } from '../../model/base-path.ts'
import { backendForSite, publicSettings } from '../../packages/local-backend/for-site.ts'
import { end } from '../../packages/local-backend/processes.ts'
import { exitStatus } from '../process/run-in-process.ts'
import { askForPort, listenAddress } from './static/listen-address.ts'
import { serveSite } from './static/serve-site.ts'

/**
 * Starts the embedded backend, serves the site with it on the same origin, and prints the address.
 * @param isBuilt Whether to serve the last build; otherwise a new build comes first.
 * @param parts Collects the functions that stop both.
 * @returns The exit status if the build fails; otherwise undefined, and both keep running.
 * @throws {Error} If there is no build, or the port is taken.
 */
export async function startSite(
  { root, isBuilt }: { root: string; isBuilt: boolean },
  parts: AsyncDisposableStack,
): Promise<number | undefined> {
  const address = listenAddress(process.env)
  await askForPort(address)
  const backend = await backendForSite(root)
  parts.defer(async () => backend?.stop())
  if (!isBuilt) {
    const build = fork('scripts/run.ts', ['build'], {
      cwd: root,
      env: { ...process.env, ...publicSettings(backend) },
    })
    parts.defer(() => end(build, 'SIGTERM'))
    if ((await exitStatus(build)) !== 0) return 1
  }
  const site = await serveSite({ root, ...address, backend: backend?.listener })
  parts.defer(site.close)
  console.log(`Ready: ${site.url}${basePath}`)
  if (backend) {
    console.log(
      `       ${site.url}/rest/v1 · ${site.url}/functions/v1/contact · "npm run tool -- messages" lists them`,
    )
  }
  // Lighthouse CI waits for this line (lighthouserc.json), because compressing would slow down pages measured earlier.
  void site.prepare().then(() => console.log('       Every file is compressed.'))
  return undefined
}
