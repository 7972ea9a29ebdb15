/** Runs a command for run.js. The site's own files are read first: commands import modules that are written from them. */
import { readdirSync } from 'node:fs'
import { closest } from 'fastest-levenshtein'
import { keepCompiled } from '../engine/process/compile-cache.ts'

keepCompiled(process.cwd())
const [{ BuildError, messageOf }, { prepareSite }] = await Promise.all([
  import('../engine/process/build-error.ts'),
  import('../engine/site/prepare.ts'),
])

const [name = 'prepare'] = process.argv.splice(2, 1)
const commands = readdirSync(import.meta.dirname).flatMap(
  (file) => /^(?!run\.)(.+)\.ts$/.exec(file)?.[1] ?? [],
)
/** These commands create the site's files, so none are expected yet. */
const makers = new Set(['setup', 'migrate'])
try {
  if (name !== 'prepare' && !commands.includes(name))
    throw new BuildError(`There is no command ${name}`, [`the closest is ${closest(name, commands)}`])
  // With a language, `dev` runs this command again, in that language's copy.
  if (name === 'dev' && !process.argv.some((flag) => flag.startsWith('--language')))
    (await import('../engine/serve/development-server.ts')).developmentProcess()
  if (!makers.has(name)) prepareSite(process.cwd())
  if (name !== 'prepare') await import(`./${name}.ts`)
} catch (error) {
  console.error(messageOf(error))
  process.exit(1)
}
