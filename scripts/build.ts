/** Builds the site: `npm run build`. The steps are in engine/build-site.ts. */
import { readCommandLine } from '../engine/command/command-line.ts'
import { runBuild } from '../engine/run-build.ts'
import { buildBeside } from '../engine/serve/build-beside.ts'

const { options } = readCommandLine({
  usage: 'npm run build',
  options: {
    full: { type: 'boolean', help: 'rebuilds everything, reusing nothing' },
    'without-social-images': { type: 'boolean', help: 'skips the social images' },
  },
})
const status = await buildBeside(process.cwd(), process.argv.slice(2))
if (status !== undefined) process.exit(status)
await runBuild({
  root: process.cwd(),
  full: options.full ?? false,
  withoutSocialImages: options['without-social-images'],
})
