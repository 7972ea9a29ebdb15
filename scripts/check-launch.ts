/** Lists what the owner must still replace before going live: `npm run check:launch`. */
import { readCommandLine } from '../engine/command/command-line.ts'
import { openPoints } from '../engine/checks/launch/open-points.ts'
import { formatPoints } from '../engine/checks/launch/placeholders.ts'

readCommandLine({ usage: 'npm run check:launch' })

const points = openPoints(process.cwd())
if (points.length === 0) console.log('No placeholders are left: ready to launch.')
else {
  console.log(formatPoints(points))
  process.exitCode = 1
}
