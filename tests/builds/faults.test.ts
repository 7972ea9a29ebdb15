import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recover } from '../../scripts/build/publish.ts'
import { copyProject } from '../../scripts/suite/copy-project.ts'

/** How often the build is killed: 5 times, or as the soak test says. */
const kills = Number(process.env['KILLS'] ?? 5)
/** Within this time from its start; a build takes about as long. */
const killWithin = 12_000

let copy = ''
let good: string[] = []

/** Every file of a folder with the hash of its content. */
const stateOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map(
      (file) =>
        `${path.relative(folder, file)} ${createHash('sha256').update(readFileSync(file)).digest('hex')}`,
    )
    .toSorted()

const dist = () => path.join(copy, 'dist')
const leftovers = () => readdirSync(path.join(copy, '.cache')).filter((name) => /^build[-.]/.test(name))

const startBuild = (): ChildProcess =>
  spawn(process.execPath, ['scripts/build.ts', '--full'], { cwd: copy, detached: true, stdio: 'ignore' })

async function kill(build: ChildProcess): Promise<void> {
  if (build.exitCode !== null || build.signalCode !== null || build.pid === undefined) return
  const exited = once(build, 'exit')
  process.kill(-build.pid, 'SIGKILL')
  await exited
}

const runBuild = (env: Record<string, string> = {}, ...options: string[]) =>
  spawnSync(process.execPath, ['scripts/build.ts', ...options], {
    cwd: copy,
    encoding: 'utf8',
    timeout: 120_000,
    env: { ...process.env, ...env },
  })

beforeAll(() => {
  mkdirSync('.cache', { recursive: true })
  copy = mkdtempSync(path.resolve('.cache', 'faults-'))
  copyProject(process.cwd(), copy)
  const { status, stdout, stderr } = runBuild()
  if (status !== 0) throw new Error(`the copy does not build:\n${stdout}${stderr}`)
  good = stateOf(dist())
}, 150_000)
afterAll(() => rmSync(copy, { recursive: true, force: true }))

describe('the last good build stays whole', () => {
  /** A fixed sequence of moments, spread over the time of a build. */
  const moments = Array.from({ length: kills }, (_, index) =>
    Math.round(((index * 0.618_034 + 0.35) % 1) * killWithin),
  )

  test.each(moments)('when the build is killed after %d ms', { timeout: 60_000 }, async (moment) => {
    const build = startBuild()
    await new Promise((resolve) => setTimeout(resolve, moment))
    await kill(build)
    // What the preview server and the next build do first.
    recover(dist())
    expect(stateOf(dist())).toEqual(good)
  })

  test.each([0, 400_000])(
    'when the disk is full after %d bytes, which is said in words',
    { timeout: 130_000 },
    (bytes) => {
      const disk = {
        NODE_OPTIONS: `--import=${path.resolve('tests/builds/full-disk.ts')}`,
        DISK_BYTES: String(bytes),
      }
      const { status, stderr } = runBuild(disk, '--full')
      expect(status).toBe(1)
      expect(stderr).toMatch(/no space left on/)
      expect(stderr).toContain('the last good one in dist is untouched')
      expect(stateOf(dist())).toEqual(good)
    },
  )

  test('when two builds run at once: the second one is refused', { timeout: 150_000 }, async () => {
    const first = startBuild()
    const lock = path.join(copy, '.cache', 'build.lock')
    const isOurs = () => existsSync(lock) && readFileSync(lock, 'utf8') === String(first.pid)
    while (!isOurs() && first.exitCode === null) await new Promise((resolve) => setTimeout(resolve, 20))
    const second = runBuild()
    expect(second.status).toBe(1)
    expect(second.stderr).toMatch(`process ${first.pid} works in this folder`)
    if (first.exitCode === null) await once(first, 'exit')
    expect(first.exitCode).toBe(0)
    expect(stateOf(dist())).toEqual(good)
    expect(leftovers(), 'nothing of the killed builds is left').toEqual([])
  })
})
