/** Everything that must hold: `npm test`. Ends with `N passed, N failed`. */
import { runSuite } from './testing/run-suite.ts'

const { passed, failed } = runSuite()
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
