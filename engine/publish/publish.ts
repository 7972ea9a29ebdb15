import { existsSync, renameSync, rmSync } from 'node:fs'

/**
 * Replaces the last build with a finished one, by two renames, each of which is atomic. If this is killed between them,
 * {@link recover} restores the last build.
 */
export function publish(staging: string, target: string): void {
  const previous = previousOf(target)
  rmSync(previous, { recursive: true, force: true })
  if (existsSync(target)) renameSync(target, previous)
  renameSync(staging, target)
  rmSync(previous, { recursive: true, force: true })
}

/** Restores the last build if publishing was killed between its two renames. */
export function recover(target: string): void {
  if (!existsSync(target) && existsSync(previousOf(target))) renameSync(previousOf(target), target)
}

const previousOf = (target: string): string => `${target}-previous`
