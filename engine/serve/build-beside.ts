import { fork } from 'node:child_process'
import { once } from 'node:events'
import { embeddedSettings } from '../../packages/local-backend/api-keys.ts'
import { serverOfBuild } from '../../packages/local-backend/kept.ts'

/**
 * Builds with the embedded backend if `npm start` or `npm run preview` serves this folder: its visitors would lose
 * their form otherwise. The settings of a build are read before any of its code, so it is a process of its own.
 * @returns Its exit status; undefined if no such server runs, or the build has its settings.
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
  const [status] = (await once(build, 'exit')) as [number | null]
  return status ?? 1
}
