import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync } from 'node:fs'
import path from 'node:path'
import { BuildError } from '../../../engine/process/build-error.ts'
import { copyProject } from '../../../engine/process/copy-project.ts'

/**
 * Makes a copy of the project, so that the last build stays.
 * @param root The project's root.
 * @returns The copy's root.
 */
export function makeCopy(root: string): string {
  mkdirSync(path.join(root, '.cache'), { recursive: true })
  const copy = mkdtempSync(path.join(root, '.cache', 'showroom-'))
  copyProject(root, copy)
  return copy
}

/**
 * Builds a folder of `sites` in a copy, as it is: answers to setup could turn off what it has to show.
 * @param copy The copy's root.
 * @throws {BuildError} If the build fails, with what it printed.
 */
export function buildSite(copy: string, site: string): void {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/run.ts', 'build', '--without-social-images'],
    { cwd: copy, encoding: 'utf8', env: { ...process.env, SITE: site } },
  )
  if (status !== 0)
    throw new BuildError(`The build of sites/${site} failed`, `${stdout}${stderr}`.trim().split('\n'))
}
