import { linkSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isAlive } from '../../packages/local-backend/processes.ts'
import { BuildError } from './build-error.ts'
import { readIfThere } from './read-if-there.ts'

/**
 * Makes sure that only one build at a time works on a project. Takes over a lock whose process has ended, and removes
 * what that process left behind.
 * @param cache The folder for the lock and the builds' temporary folders. It must exist.
 * @returns A function that releases the lock.
 * @throws {BuildError} If another build is running.
 */
export function lockBuild(cache: string): () => void {
  const lock = path.join(cache, 'build.lock')
  // A link appears together with its content, so nobody ever reads an empty lock.
  const own = path.join(cache, `build.lock-${process.pid}`)
  writeFileSync(own, String(process.pid))
  try {
    while (!canLink(own, lock)) {
      const owner = Number(readIfThere(lock) ?? '')
      if (isRunning(owner)) {
        throw new BuildError('Another build is running', [
          `process ${owner} works in this folder; wait until it ends, or delete ${lock} if it is not a build`,
        ])
      }
      rmSync(lock, { force: true })
    }
  } finally {
    rmSync(own, { force: true })
  }
  removeLeftovers(cache)
  return () => rmSync(lock, { force: true })
}

/** Removes the folders of builds that were killed. */
function removeLeftovers(cache: string): void {
  for (const name of readdirSync(cache)) {
    const owner = Number(/^build-(\d+)$/.exec(name)?.[1] ?? 0)
    if (owner > 0 && !isRunning(owner)) rmSync(path.join(cache, name), { recursive: true, force: true })
  }
}

/** Gives a file a second name. @returns Whether that name was free. */
function canLink(file: string, name: string): boolean {
  try {
    linkSync(file, name)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  }
}

/**
 * Whether a process exists. A damaged lock may hold any number; 0 and negative ones would stand for groups of
 * processes.
 */
const isRunning = (pid: number): boolean => Number.isInteger(pid) && pid > 0 && isAlive(pid)
