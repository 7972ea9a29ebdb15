/** Builds the site: `npm run build`. See engine for each step. */
import { buildSite } from '../engine/build-site.ts'
import { messageOf } from '../engine/process/build-error.ts'
import { keepCompiled } from '../engine/process/compile-cache.ts'
import { endWithParent } from '../engine/process/run-in-process.ts'
import { buildBeside } from '../engine/serve/build-beside.ts'
import { readCommandLine } from '../engine/command/command-line.ts'

const { options } = readCommandLine({
  usage: 'npm run build',
  options: {
    full: { type: 'boolean', help: 'everything anew, whatever the last build left' },
    'without-social-images': { type: 'boolean', help: 'leaves the social images out' },
  },
})
// `npm start` may be killed; its pipe must not keep a finished build alive otherwise.
endWithParent()
process.channel?.unref()
const status = await buildBeside(process.cwd(), process.argv.slice(2))
if (status !== undefined) process.exit(status)
process.once('exit', (code) => {
  if (code !== 0) console.error('\nThe build failed; the last good one in dist is untouched.')
})
const { full = false, 'without-social-images': withoutSocialImages = false } = options
keepCompiled(process.cwd())
await buildSite({ root: process.cwd(), full, withoutSocialImages }).catch((error: unknown) => {
  console.error(messageOf(error))
  process.exitCode = 1
})
