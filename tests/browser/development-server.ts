import { spawn } from 'node:child_process'
import { once } from 'node:events'

export interface DevelopmentServer {
  url: string
  stop: () => Promise<void>
}

/** The address of Vite's server, once the styling of the terminal is taken away. */
const addressIn = (output: string) =>
  /http:\/\/localhost:\d+/.exec(output.replaceAll(/\u{1B}\[[\d;]*m/gu, '').split('Local')[1] ?? '')?.[0]

/**
 * Runs `npm run dev` on a free port of the loopback interface, and waits until it says where it listens.
 * @throws {Error} With all that it has printed, if it ends before that.
 */
export async function startDevelopmentServer(): Promise<DevelopmentServer> {
  const child = spawn('npm', ['run', 'dev', '--', '--port', '0'], {
    // It leads a group of processes, which end together.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
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
  child.once('close', () => reject(new Error(`npm run dev has ended:\n${printed}`)))
  return {
    url: await listening,
    stop: async () => {
      process.kill(-child.pid!, 'SIGTERM')
      await ended
    },
  }
}
