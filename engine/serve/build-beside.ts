import { fork } from 'node:child_process'
import { embeddedSettings } from '../../packages/local-backend/api-keys.ts'
import { serverOfBuild } from '../../packages/local-backend/kept.ts'
import { exitStatus } from '../process/run-in-process.ts'

/**
 * Builds with the settings of the embedded backend if `npm start` or `npm run preview` serves this folder, whose
 * visitors would otherwise lose the contact form. The build runs in a separate process, because its settings are read
 * before any of its code runs.
 * @returns The build's exit status; undefined if no such server runs, or if the build has a backend's settings already.
 */
export async function buildBeside(root: string, args: readonly string[]): Promise<number | undefined> {
  const server = serverOfBuild(root)
  if (server === undefined || process.env['PUBLIC_ENV__BACKEND_URL'] !== undefined) return undefined
  console.log(
    `Backend: process ${server} serves this folder with its own backend, so this build uses that one. Stop it before you build a site to publish.`,
  )
  const build = fork('scripts/run.ts', ['build', ...args], {
    cwd: root,
    env: { ...process.env, ...embeddedSettings },
  })
  return exitStatus(build)
}
