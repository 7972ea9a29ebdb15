import { buildSite, type BuildOptions } from './build-site.ts'
import { messageOf } from './process/build-error.ts'
import { keepCompiled } from './process/compile-cache.ts'
import { endWithParent } from './process/run-in-process.ts'

/** Builds the site, prints any errors, and sets this process's exit status. */
export async function runBuild(options: BuildOptions): Promise<void> {
  // Ends with a killed `npm start`, but its pipe must not keep a finished build running.
  endWithParent()
  process.channel?.unref()
  process.once('exit', (code) => {
    if (code !== 0) console.error('\nThe build failed; the last good build in dist is unchanged.')
  })
  keepCompiled(options.root)
  await buildSite(options).catch((error: unknown) => {
    console.error(messageOf(error))
    process.exitCode = 1
  })
}
