/**
 * Runs a command of this folder: `node scripts/run.js NAME …`. In JavaScript, since a Node that can't read TypeScript
 * has to be able to print what to do.
 */
import { existsSync } from 'node:fs'

if (process.features.typescript && existsSync('node_modules/zod')) await import('./run.ts')
else {
  console.error(
    `Run \`npm ci\` first: it installs the packages, and the Node that npm then uses (this is ${process.version}).`,
  )
  process.exitCode = 1
}
