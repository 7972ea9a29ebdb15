import { buildSite, type BuildOptions } from './build-site.ts'
import { messageOf } from './process/build-error.ts'
import { keepCompiled } from './process/compile-cache.ts'
import { endWithParent } from './process/run-in-process.ts'

/** Builds the site in this process, whose exit status says whether that succeeded; faults are printed. */
export async function runBuild(options: BuildOptions): Promise<void> {
  // `npm start` may be killed; its pipe must not keep a finished build alive otherwise.
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
