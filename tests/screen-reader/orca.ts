import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { startScreen } from '../../packages/audits/browser/screen.ts'
import { requireProgram } from '../../packages/audits/browser/system-program.ts'
import { end } from '../../packages/local-backend/processes.ts'

export interface Orca {
  /** The environment for programs that it should read. */
  environment: NodeJS.ProcessEnv
  /** Notes where the next phrase comes; the function that it returns waits until what was said since is enough. */
  listen: () => (isEnough: (phrases: readonly string[]) => boolean) => Promise<void>
  /** Gives the keyboard focus to a program's window. */
  focusWindow: (program: string) => Promise<void>
  /** Makes it read the document from the start, and resolves to what it said. */
  readAll: () => Promise<string[]>
  stop: () => Promise<void>
}

const run = promisify(execFile)

const startOfReading = 'start of reading'
const endOfReading = 'end of reading'

/** The phrase in a line of Orca's log, without the voice that follows it. */
const phraseOf = (line: string): string => /^SPEECH OUTPUT: '(.*)'/s.exec(line)?.[1] ?? line

/** Starts a message bus, through which programs describe what they show. */
async function startBus(env: NodeJS.ProcessEnv): Promise<{ address: string; stop: () => Promise<void> }> {
  const bus = spawn(requireProgram('bus'), ['--session', '--nofork', '--print-address=3'], {
    env,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [address] = (await once(bus.stdio[3] as Readable, 'data')) as [Buffer]
  return { address: address.toString().trim(), stop: () => end(bus, 'SIGTERM') }
}

/**
 * Starts Orca on a virtual screen, with its own message bus, settings and locale, so that it neither reads nor changes
 * the user's desktop.
 * @param locale The locale of its words for roles and states, such as `nb_NO`.
 * @throws {Error} If a program is missing.
 */
export async function startOrca(locale: string): Promise<Orca> {
  await using started = new AsyncDisposableStack()
  const { path: folder } = started.use(mkdtempDisposableSync(path.join(tmpdir(), 'orca-')))
  await run('localedef', ['-i', locale, '-f', 'UTF-8', path.join(folder, `${locale}.UTF-8`)])
  const screen = await startScreen()
  started.defer(screen.stop)
  const base = {
    PATH: process.env['PATH'],
    HOME: folder,
    XDG_RUNTIME_DIR: folder,
    DISPLAY: screen.display,
    LANG: `${locale}.UTF-8`,
    LOCPATH: folder,
    GSETTINGS_BACKEND: 'memory',
    GNOME_ACCESSIBILITY: '1',
  }
  const bus = await startBus(base)
  started.defer(bus.stop)
  const environment = { ...base, DBUS_SESSION_BUS_ADDRESS: bus.address }

  const phrases: string[] = []
  requireProgram('orca')
  const orca = spawn('/usr/bin/python3', [path.join(import.meta.dirname, 'listen.py'), folder], {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  started.defer(() => end(orca, 'SIGTERM'))
  const lines = createInterface(orca.stdout)
  lines.on('line', (line) => phrases.push(phraseOf(JSON.parse(line) as string).trim()))
  const exited = once(orca, 'exit').then(([status]) => {
    throw new Error(`Orca exited with ${String(status)}.`)
  })
  // When Orca is stopped, its exit is no error.
  exited.catch(() => undefined)
  const nextLine = () => Promise.race([once(lines, 'line'), exited])
  await nextLine()

  const xdotool = (...args: string[]) => run(requireProgram('keys'), args, { env: environment })
  const stack = started.move()
  return {
    environment,
    listen: () => {
      const before = phrases.length
      return async (isEnough) => {
        while (!isEnough(phrases.slice(before))) await nextLine()
      }
    },
    focusWindow: async (program) =>
      void (await xdotool('search', '--sync', '--onlyvisible', '--class', program, 'windowfocus')),
    readAll: async () => {
      const before = phrases.length
      await xdotool('key', 'ctrl+Home', 'KP_Add')
      while (!phrases.includes(endOfReading, before)) await nextLine()
      const start = phrases.indexOf(startOfReading, before) + 1
      return phrases.slice(start, phrases.indexOf(endOfReading, before)).filter(Boolean)
    },
    stop: () => stack.disposeAsync(),
  }
}
