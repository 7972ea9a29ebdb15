import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { KeptProcess, StartProgram } from './keep-running.ts'
import { onFreePort } from './ports.ts'

export interface RunningFunction extends KeptProcess {
  port: number
}

interface FunctionOptions {
  root: string
  /** The environment variables that the function can read; it gets no others. */
  environment: Readonly<Record<string, string>>
  /** Hosts that it may connect to, besides the loopback interface. */
  hosts: readonly string[]
  /** Called with every line that the function prints. */
  print: (line: string) => void
  start: StartProgram
}

const functionName = 'contact'

/**
 * Runs the Edge Function `contact` in Deno, with no more permissions than it needs, and restarts it when it ends, as the
 * hosted runtime does.
 * @throws {Error} With its errors, if it does not start.
 */
export async function startFunction(options: FunctionOptions): Promise<RunningFunction> {
  const { root, environment, hosts, print, start } = options
  const folder = path.join('supabase', 'functions', functionName)

  const run = (port: number) => {
    const started = spawn(
      denoBinary(root),
      [
        'run',
        '--quiet',
        '--no-prompt',
        '--no-remote',
        '--no-lock',
        '--cached-only',
        '--node-modules-dir=manual',
        `--config=${path.join(folder, 'deno.json')}`,
        `--allow-net=${['127.0.0.1', ...hosts].join(',')}`,
        '--allow-env',
        `--allow-read=${root}`,
        path.join(folder, 'index.ts'),
      ],
      {
        cwd: root,
        stdio: ['ignore', 'pipe', 'pipe'],
        detached: true,
        // --allow-env lets the function read every variable of its process, so it gets only these.
        env: {
          PATH: process.env['PATH'],
          DENO_DIR: path.join(root, '.cache', 'deno'),
          DENO_NO_UPDATE_CHECK: '1',
          DO_NOT_TRACK: '1',
          ...loaderVariables(),
          ...environment,
          FUNCTION_PORT: String(port),
        },
      },
    )
    for (const stream of [started.stdout, started.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        if (line.trim()) print(line)
      })
    }
    return started
  }

  return onFreePort(async (port) => {
    const kept = await start({
      name: `The function ${functionName}`,
      command: 'deno',
      run: () => run(port),
      isReady: () => fetch(`http://127.0.0.1:${port}/${functionName}`, { method: 'OPTIONS' }),
      timeout: 10_000,
    })
    return { ...kept, port }
  })
}

/**
 * The variables of the system's loader (`LD_PRELOAD` and others) and of libfaketime: with a faked clock, the function
 * has to read the same time as its database, which inherits all variables.
 */
function loaderVariables(): Record<string, string | undefined> {
  const names = Object.keys(process.env).filter((name) => /^(?:LD_|DYLD_|FAKETIME)/u.test(name))
  return Object.fromEntries(names.map((name) => [name, process.env[name]]))
}

/** Deno's binary where its package installs it, otherwise the one in the package for this platform. */
function denoBinary(root: string): string {
  const name = process.platform === 'win32' ? 'deno.exe' : 'deno'
  const linked = path.join(root, 'node_modules', 'deno', name)
  if (existsSync(linked)) return linked
  const scope = path.join(root, 'node_modules', '@deno')
  const folder = existsSync(scope)
    ? readdirSync(scope).find((each) => each.includes(process.arch))
    : undefined
  if (!folder) throw new Error(`Deno is not available for ${process.platform} on ${process.arch}.`)
  return path.join(scope, folder, name)
}
