/** Builds the site: `npm run build`. See engine for each step. */
import { runBuild } from '../engine/run-build.ts'
import { readCommandLine } from '../engine/command/command-line.ts'

const { options } = readCommandLine({
  usage: 'npm run build',
  options: {
    full: { type: 'boolean', help: 'everything anew, whatever the last build left' },
    'without-social-images': { type: 'boolean', help: 'leaves the social images out' },
  },
})
await runBuild({
  root: process.cwd(),
  full: options.full ?? false,
  withoutSocialImages: options['without-social-images'],
})
