import { existsSync, renameSync, rmSync } from 'node:fs'

/**
 * Puts a finished build in the place of the last one. Both renames are atomic on one file system;
 * whoever finds the build missing between them calls {@link recover}.
 */
export function publish(staging: string, target: string): void {
  const previous = previousOf(target)
  rmSync(previous, { recursive: true, force: true })
  if (existsSync(target)) renameSync(target, previous)
  renameSync(staging, target)
  rmSync(previous, { recursive: true, force: true })
}

/** Puts the last good build back if a publishing was killed between its two renames. */
export function recover(target: string): void {
  if (!existsSync(target) && existsSync(previousOf(target))) renameSync(previousOf(target), target)
}

const previousOf = (target: string): string => `${target}-previous`
