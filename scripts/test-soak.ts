/** The long tests, which `npm test` runs in small, over the last build: `npm run test:soak`. */
import { spawnSync } from 'node:child_process'

/** npm scripts with their arguments, and what makes them long. */
const soaks = [
  { command: ['test:browser', '--', 'tests/browser/faults-endurance.spec.ts'], env: { NAVIGATIONS: '1000' } },
  { command: ['test:load'], env: {} },
  { command: ['test:unit', '--', '--project', 'faults'], env: { KILLS: '50' } },
]

for (const { command, env } of soaks) {
  const { status } = spawnSync('npm', ['run', '--silent', ...command], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  if (status !== 0) process.exitCode = 1
}
