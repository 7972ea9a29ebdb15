/** The long tests, which `npm test` runs in small: `npm run test:soak`. */
import { spawnSync } from 'node:child_process'

const { status } = spawnSync('npm', ['run', 'test:unit', '--', '--project', 'faults'], {
  stdio: 'inherit',
  env: { ...process.env, KILLS: '50' },
})
process.exitCode = status ?? 1
