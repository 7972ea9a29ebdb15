import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpuOfTree, memoryOfTree } from './process-tree.ts'

/** Milliseconds between two samples of the memory. */
const interval = 100

export interface BuildFigures {
  /** Elapsed seconds. */
  wall: number
  /** CPU seconds of all processes. */
  cpu: number
  /** The most memory that all processes used together, in bytes. */
  memory: number
  /** What the build printed. */
  output: string
}

/**
 * Builds a site without social images, and measures the build.
 * @param folder The site's root.
 * @param options More arguments of scripts/build.ts.
 * @throws {Error} If the build fails, with what it printed.
 */
export const measureBuild = (folder: string, options: readonly string[] = []): Promise<BuildFigures> =>
  measureCommand(folder, [process.execPath, 'scripts/run.ts', 'build', '--without-social-images', ...options])

/**
 * Runs a command that builds something, and measures it with all processes it starts.
 * @param folder Where to run it.
 * @throws {Error} If it fails, with what it printed.
 */
export async function measureCommand(folder: string, command: readonly string[]): Promise<BuildFigures> {
  const started = performance.now()
  // A shell that waits for the build is credited with its CPU time, and its children's, once it has ended.
  const shell = spawn('sh', ['-c', '"$0" "$@"; code=$?; echo done; read _; exit $code', ...command], {
    cwd: folder,
  })
  const { pid } = shell
  if (pid === undefined) throw new Error('The build could not be started.')
  let output = ''
  let memory = 0
  const sampling = setInterval(() => (memory = Math.max(memory, memoryOfTree(pid))), interval)
  shell.stderr.on('data', (data: Buffer) => (output += data.toString()))
  await new Promise<void>((resolve) => {
    shell.stdout.on('data', (data: Buffer) => {
      output += data.toString()
      if (/^done$/m.test(output)) resolve()
    })
  })
  clearInterval(sampling)
  const figures = { wall: (performance.now() - started) / 1000, cpu: cpuOfTree(pid), memory, output }
  shell.stdin.end('\n')
  const [code] = (await once(shell, 'exit')) as [number]
  if (code !== 0) throw new Error(`The build failed:\n${output}`)
  return figures
}
