import { existsSync, renameSync, rmSync } from 'node:fs'

/**
 * Replaces the last build with a finished one. Both renames are atomic on one file system; if the
 * build is missing between them, {@link recover} restores it.
 */
export function publish(staging: string, target: string): void {
  const previous = previousOf(target)
  rmSync(previous, { recursive: true, force: true })
  if (existsSync(target)) renameSync(target, previous)
  renameSync(staging, target)
  rmSync(previous, { recursive: true, force: true })
}

/** Restores the last good build if publishing was killed between its two renames. */
export function recover(target: string): void {
  if (!existsSync(target) && existsSync(previousOf(target))) renameSync(previousOf(target), target)
}

const previousOf = (target: string): string => `${target}-previous`
