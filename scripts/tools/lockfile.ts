/** Mends what npm leaves out of package-lock.json, or puts into it too much: `npm run tool -- lockfile`. */
import { tidyLockfile } from '../../engine/checks/lockfile/tidy-lockfile.ts'

console.log(tidyLockfile('package-lock.json'))
