import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { basePath as BasePath } from '../../../model/base-path.ts'
import type { RunningHost, startHost } from './start-host.ts'

/**
 * Serves the last build of a copy of the project with the copy's own code, which knows its site's base path.
 * @returns The host, and the base path, which begins every path.
 */
export async function serveCopy(copy: string): Promise<RunningHost & { basePath: string }> {
  const load = (file: string): Promise<unknown> => import(pathToFileURL(path.join(copy, file)).href)
  const { startHost: start } = (await load('engine/serve/static/start-host.ts')) as {
    startHost: typeof startHost
  }
  const { basePath } = (await load('model/base-path.ts')) as { basePath: typeof BasePath }
  return { ...(await start({ site: path.join(copy, 'dist/client') })), basePath }
}
