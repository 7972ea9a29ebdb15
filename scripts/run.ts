/**
 * Runs a command of this folder: `node scripts/run.ts NAME …`. The site's own files are read first: commands import
 * modules that are written from them.
 */
import { keepCompiled } from '../engine/process/compile-cache.ts'

keepCompiled(process.cwd())
const [{ messageOf }, { prepareSite }] = await Promise.all([
  import('../engine/process/build-error.ts'),
  import('../engine/site/prepare.ts'),
])

const [name = 'prepare'] = process.argv.splice(2, 1)
/** These commands create the site's files, so none are expected yet. */
const makers = new Set(['setup', 'migrate'])
try {
  if (!makers.has(name)) prepareSite(process.cwd())
  if (name !== 'prepare') await import(`./${name}.ts`)
} catch (error) {
  console.error(messageOf(error))
  process.exit(1)
}
