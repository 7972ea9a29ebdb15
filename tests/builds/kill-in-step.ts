/**
 * Kills the build that loads it with `--import`, and all processes of the build, at an exact point: after the line of
 * the step KILL_STEP and the renaming or removal of KILL_AFTER more paths.
 */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const step = process.env['KILL_STEP'] ?? ''
let left = Number(process.env['KILL_AFTER'])
let isInStep = false

/** Kills the whole process group, which the build leads: that is what zero means. */
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
