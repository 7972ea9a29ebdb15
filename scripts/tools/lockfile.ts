/** Completes and trims package-lock.json: `npm run tool -- lockfile`. CONTRIBUTING.md says why. */
import { tidyLockfile } from '../../engine/checks/lockfile/tidy-lockfile.ts'

console.log(tidyLockfile('package-lock.json'))
