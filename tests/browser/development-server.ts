import { spawn } from 'node:child_process'
import { once } from 'node:events'

export interface DevelopmentServer {
  url: string
  stop: () => Promise<void>
}

/** The address of Vite's server. */
const addressIn = (output: string) => /Local:\s+(http:\/\/localhost:\d+)/.exec(output)?.[1]

/**
 * Runs `npm run dev` on a free port of the loopback interface, and waits until it prints its address.
 * @throws {Error} With everything that it printed, if it ends before that.
 */
export async function startDevelopmentServer(): Promise<DevelopmentServer> {
  const child = spawn('npm', ['run', 'dev', '--', '--port', '0'], {
    // It leads a process group, so that all its processes end together.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
  })
  let printed = ''
  const { promise: listening, resolve, reject } = Promise.withResolvers<string>()
  const listen = (chunk: Buffer) => {
    printed += String(chunk)
    const url = addressIn(printed)
    if (url) resolve(url)
  }
  child.stdout.on('data', listen)
  child.stderr.on('data', listen)
  const ended = once(child, 'close')
  const end = () => process.kill(-child.pid!, 'SIGTERM')
  // Even if the tests are interrupted.
  process.once('exit', end)
  child.once('close', () => process.off('exit', end))
  child.once('close', () => reject(new Error(`npm run dev has ended:\n${printed}`)))
  return {
    url: await listening,
    stop: async () => {
      end()
      await ended
    },
  }
}
