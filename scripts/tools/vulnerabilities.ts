/** Looks up known vulnerabilities in packages that reach visitors or the server: `npm run tool -- vulnerabilities`. */
import { spawnSync } from 'node:child_process'
import { vulnerabilitiesIn, type AuditReport } from '../../engine/checks/vulnerabilities/judge.ts'
import { reachedPackages } from '../../engine/checks/vulnerabilities/reached.ts'

const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8', maxBuffer: 2 ** 26 })
const reached = reachedPackages(process.cwd())
try {
  const found = vulnerabilitiesIn(JSON.parse(stdout) as AuditReport, reached)
  const counts = Object.entries(reached).map(([whom, packages]) => `${packages.size} packages reach ${whom}`)
  console.log([...found, `${found.length} known vulnerabilities; ${counts.join(', ')}.`].join('\n'))
  process.exitCode = found.length > 0 ? 1 : 0
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
