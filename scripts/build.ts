/** Builds the site: `npm run build`. See scripts/build/ for each step. */
import { buildSite } from './build/build-site.ts'
import { ContentError } from '../content/pipeline/fault.ts'
import { BuildError } from './build/build-error.ts'

// Said at the very end, since Vike ends the process by itself when it cannot write a page.
process.once('exit', (code) => {
  if (code !== 0) console.error('\nThe build failed; the last good one in dist is untouched.')
})

try {
  await buildSite({ root: process.cwd() })
} catch (error) {
  if (error instanceof ContentError || error instanceof BuildError) console.error(`\n${error.message}`)
  else if ((error as NodeJS.ErrnoException).code === 'ENOSPC')
    console.error(`\nThere is no space left on the disk: ${(error as Error).message}`)
  else console.error(error)
  process.exitCode = 1
}
