/**
 * Builds the site: `npm run build`. See scripts/build/ for each step.
 *
 * `--full` reuses nothing from the last build; `--without-social-images` skips those.
 */
import { parseArgs } from 'node:util'
import { buildSite } from './build/build-site.ts'
import { BuildError } from './build/process/build-error.ts'

// Printed at the very end, after all other output.
process.once('exit', (code) => {
  if (code !== 0) console.error('\nThe build failed; the last good one in dist is untouched.')
})

const { values } = parseArgs({
  options: { full: { type: 'boolean' }, 'without-social-images': { type: 'boolean' } },
})
try {
  await buildSite({
    root: process.cwd(),
    full: values.full === true,
    withoutSocialImages: values['without-social-images'] === true,
  })
} catch (error) {
  if (error instanceof BuildError) console.error(`\n${error.message}`)
  else if ((error as NodeJS.ErrnoException).code === 'ENOSPC')
    console.error(`\nThere is no space left on the disk: ${(error as Error).message}`)
  else console.error(error)
  process.exitCode = 1
}
