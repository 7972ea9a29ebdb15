import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { copyProject } from '../engine/process/copy-project.ts'
import { writeFiles } from '../engine/process/write-files.ts'

/** Variables of a process in addition to those of this one; undefined removes one. */
type Environment = Readonly<Record<string, string | undefined>>

export type Outcome = ReturnType<typeof runNode>

/** Runs Node in a folder, and waits for its end; the status of what it returns is null if a signal ended it. */
export function runNode(folder: string, args: readonly string[], environment: Environment = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  })
  return { status, stdout, stderr, output: stdout + stderr }
}

/** An outcome that has to be a success. @throws {Error} With everything that was printed, if it isn't. */
export function succeeded(outcome: Outcome): Outcome {
  if (outcome.status !== 0) throw new Error(outcome.output)
  return outcome
}

/** A copy of the project, in which a test may change anything. */
export type ProjectCopy = ReturnType<typeof openCopy>

/**
 * Opens a folder that holds a copy of the project.
 * @param environment For the scripts that are run in it.
 */
export function openCopy(folder: string, environment: Environment = {}) {
  /** The full path of a file. */
  const at = (...parts: string[]) => path.join(folder, ...parts)
  const read = (file: string) => readFileSync(at(file), 'utf8')
  /** Runs a script of package.json by its name in `scripts`, such as `build`. */
  const run = (script: string, ...args: string[]) =>
    runNode(folder, ['scripts/run.ts', script, ...args], environment)
  return {
    folder,
    at,
    read,
    /** Writes a file, and creates the folders that it needs. */
    write: (file: string, content: string | Uint8Array) => writeFiles(folder, { [file]: content }),
    edit: (file: string, change: (text: string) => string) => writeFileSync(at(file), change(read(file))),
    run,
    /** Runs `npm run build` without social images, which take longer than the rest. */
    build: (...options: string[]) => run('build', '--without-social-images', ...options),
    built: (file: string) => read(path.join('dist/client', file)),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** The path of a new folder in `.cache`. */
export function newFolder(name: string): string {
  mkdirSync('.cache', { recursive: true })
  return mkdtempSync(path.resolve('.cache', `${name}-`))
}

/**
 * Copies the project to a new folder in `.cache`.
 * @param name The beginning of the folder's name.
 * @param environment For the scripts that are run in it.
 */
export function newCopy(name: string, environment: Environment = {}): ProjectCopy {
  const folder = newFolder(name)
  copyProject(process.cwd(), folder)
  return openCopy(folder, environment)
}
