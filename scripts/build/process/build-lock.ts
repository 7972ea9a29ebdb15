import { linkSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { BuildError } from './build-error.ts'

/**
 * Makes sure that one build at a time works on a project. A lock whose process has ended is taken
 * over, and what that process left behind is removed.
 * @param cache The folder for the lock and the builds' own folders. It must exist.
 * @returns A function that gives the lock back.
 * @throws {BuildError} If another build is running.
 */
export function lockBuild(cache: string): () => void {
  const lock = path.join(cache, 'build.lock')
  // A link comes into being with its content, so nobody ever reads an empty lock.
  const own = path.join(cache, `build.lock-${process.pid}`)
  writeFileSync(own, String(process.pid))
  try {
    if (!tryLink(own, lock)) {
      const owner = Number(readOrEmpty(lock))
      if (isRunning(owner)) {
        throw new BuildError('Another build is running', [
          `process ${owner} works in this folder; wait for its end, or delete ${lock} if it is no build`,
        ])
      }
      const stale = `${lock}-stale-${process.pid}`
      renameIfThere(lock, stale)
      rmSync(stale, { force: true })
      if (!tryLink(own, lock)) throw new BuildError('Another build is running', ['it began a moment ago'])
    }
  } finally {
    rmSync(own, { force: true })
  }
  removeLeftovers(cache)
  return () => rmSync(lock, { force: true })
}

/** Folders of builds that were killed. */
function removeLeftovers(cache: string): void {
  for (const name of readdirSync(cache)) {
    const owner = Number(/^build-(\d+)$/.exec(name)?.[1] ?? 0)
    if (owner > 0 && !isRunning(owner)) rmSync(path.join(cache, name), { recursive: true, force: true })
  }
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // Its owner has just given it back.
    return ''
  }
}

function renameIfThere(from: string, to: string): void {
  try {
    renameSync(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // A process of somebody else's may not be asked, but it is there.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
