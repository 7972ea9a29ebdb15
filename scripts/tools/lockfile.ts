/** Completes and trims package-lock.json: `npm run tool -- lockfile`. CONTRIBUTING.md says why. */
import { readCommandLine } from '../../engine/command/command-line.ts'
import { tidyLockfile } from '../../engine/checks/lockfile/tidy-lockfile.ts'

readCommandLine({ usage: 'npm run tool -- lockfile' })

console.log(tidyLockfile('package-lock.json'))
