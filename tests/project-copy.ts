import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { copyProject } from '../engine/process/copy-project.ts'
import { writeFiles } from './write-files.ts'

/** Variables of a process in addition to those of this one; undefined removes one. */
type Environment = Readonly<Record<string, string | undefined>>

export interface Outcome {
  /** The exit code; null if a signal ended the process. */
  status: number | null
  stdout: string
  stderr: string
  output: string
}

/** Runs Node in a folder, and waits for its end. */
export function runNode(folder: string, args: readonly string[], environment: Environment = {}): Outcome {
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
export interface ProjectCopy {
  folder: string
  /** The full path of a file. */
  at: (...parts: string[]) => string
  read: (file: string) => string
  /** Writes a file, and creates the folders that it needs. */
  write: (file: string, content: string | Uint8Array) => void
  edit: (file: string, change: (text: string) => string) => void
  /** Runs a script of package.json by its name in `scripts`, such as `build`. */
  run: (script: string, ...args: string[]) => Outcome
  /** Runs `npm run build` without social images, which take longer than the rest. */
  build: (...options: string[]) => Outcome
  built: (file: string) => string
  remove: () => void
}

/**
 * Opens a folder that holds a copy of the project.
 * @param environment For the scripts that are run in it.
 */
export function openCopy(folder: string, environment: Environment = {}): ProjectCopy {
  const at = (...parts: string[]) => path.join(folder, ...parts)
  const read = (file: string) => readFileSync(at(file), 'utf8')
  const run = (script: string, ...args: string[]) =>
    runNode(folder, ['scripts/run.ts', script, ...args], environment)
  return {
    folder,
    at,
    read,
    write: (file, content) => writeFiles(folder, { [file]: content }),
    edit: (file, change) => writeFileSync(at(file), change(read(file))),
    run,
    build: (...options) => run('build', '--without-social-images', ...options),
    built: (file) => read(path.join('dist/client', file)),
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
