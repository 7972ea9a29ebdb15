import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpuOfTree, memoryOfTree } from './process-tree.ts'

/** Milliseconds between two samples of memory use. */
const interval = 100

export interface BuildFigures {
  /** Elapsed seconds. */
  wall: number
  /** CPU seconds of all processes. */
  cpu: number
  /** Peak memory of all processes together, in bytes. */
  memory: number
  output: string
}

/**
 * Measures a build without social images.
 * @param folder The project's root.
 * @param options Further arguments for `npm run build`.
 * @throws {Error} If the build fails, with its output.
 */
export const measureBuild = (folder: string, options: readonly string[] = []): Promise<BuildFigures> =>
  measureCommand(folder, [process.execPath, 'scripts/run.ts', 'build', '--without-social-images', ...options])

/**
 * Measures a build command, including all processes that it starts.
 * @param folder The folder in which to run it.
 * @throws {Error} If it fails, with its output.
 */
export async function measureCommand(folder: string, command: readonly string[]): Promise<BuildFigures> {
  const started = performance.now()
  // Once the build has ended, its CPU time, including that of its children, counts as that of the waiting shell.
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
