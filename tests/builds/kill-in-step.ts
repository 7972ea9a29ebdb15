/**
 * Kills a build, with all its processes, at an exact place: loaded by `--import`, it waits for the line of
 * the step KILL_STEP, and then until KILL_AFTER more paths have been renamed or removed.
 */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const step = process.env['KILL_STEP'] ?? ''
let left = Number(process.env['KILL_AFTER'])
let isInStep = false

/** The build leads a process group; zero means the whole group. */
const die = () => process.kill(0, 'SIGKILL')

const write = process.stdout.write.bind(process.stdout) as (...given: unknown[]) => boolean
process.stdout.write = (...given: unknown[]): boolean => {
  const isWritten = write(...given)
  isInStep = String(given[0]).trimEnd().endsWith(` s  ${step}`)
  if (isInStep && left === 0) die()
  return isWritten
}

const count = () => {
  if (!isInStep) return
  left -= 1
  if (left === 0) die()
}
const { renameSync, rmSync } = fs
fs.renameSync = (...given) => {
  renameSync(...given)
  count()
}
fs.rmSync = (...given) => {
  rmSync(...given)
  count()
}
syncBuiltinESMExports()
