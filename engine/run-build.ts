import { fork } from 'node:child_process'
import { buildSite } from './build-site.ts'
import { messageOf } from './process/build-error.ts'
import { endWithParent, exitStatus } from './process/run-in-process.ts'
import { embeddedSettings } from '../packages/local-backend/api-keys.ts'
import { serverOfBuild } from '../packages/local-backend/kept.ts'

/**
 * Builds the site, prints any errors, and sets this process's exit status.
 * @param flags The options of `npm run build`.
 */
export async function runBuild(root: string, flags: readonly string[]): Promise<void> {
  const status = await buildBeside(root, flags)
  if (status !== undefined) process.exit(status)
  // Ends with a killed `npm start`, but its pipe must not keep a finished build running.
  endWithParent()
  process.channel?.unref()
  process.once('exit', (code) => {
    if (code !== 0) console.error('\nThe build failed; the last good build in dist is unchanged.')
  })
  await buildSite(root, flags).catch((error: unknown) => {
    console.error(messageOf(error))
    process.exitCode = 1
  })
}

/**
 * Builds with the settings of the embedded backend if `npm start` or `npm run preview` serves this folder, whose
 * visitors would otherwise lose the contact form. The build runs in a separate process, because its settings are read
 * before any of its code runs.
 * @returns The build's exit status; undefined if no such server runs, or if the build has a backend's settings already.
 */
async function buildBeside(root: string, flags: readonly string[]): Promise<number | undefined> {
  const server = serverOfBuild(root)
  if (server === undefined || process.env['PUBLIC_ENV__BACKEND_URL'] !== undefined) return undefined
  console.log(
    `Backend: process ${server} serves this folder with its own backend, so this build uses that one. Stop it before you build a site to publish.`,
  )
  const build = fork('scripts/run.ts', ['build', ...flags], {
    cwd: root,
    env: { ...process.env, ...embeddedSettings },
  })
  return exitStatus(build)
}
