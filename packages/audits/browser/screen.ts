import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { requireProgram } from './system-program.ts'

/**
 * Starts a virtual screen, for programs that cannot run without one.
 * @returns Its address, for the variable DISPLAY.
 */
export async function startScreen(): Promise<{ display: string; stop: () => void }> {
  const screen = spawn(
    requireProgram('screen'),
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  )
  const [display] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer]
  return { display: `:${display.toString().trim()}`, stop: () => void screen.kill() }
}
