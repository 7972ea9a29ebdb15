/** Builds the site, then serves it: `npm start`. */
import { spawnSync } from 'node:child_process'

const build = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' })
if (build.status === 0) await import('./preview.ts')
else process.exitCode = 1
