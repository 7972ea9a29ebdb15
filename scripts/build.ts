/** Builds the site: `npm run build`. The steps are in engine/build-site.ts. */
import { readCommandLine } from '../engine/command/command-line.ts'
import { runBuild } from '../engine/run-build.ts'

readCommandLine({
  usage: 'npm run build',
  options: {
    full: { type: 'boolean', help: 'rebuilds everything, reusing nothing' },
    'without-social-images': { type: 'boolean', help: 'skips the social images' },
  },
})
await runBuild(process.cwd(), process.argv.slice(2))
